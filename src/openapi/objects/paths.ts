import { codeSamples } from '../code-sample/code-sample.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import type { Schemas } from '../schema/parts.ts'
import type { Atlas, SchemaWalk } from '../schema/walk.ts'
import { createWalk } from '../schema/walk.ts'
import type { Operation, PathItemContext } from './operation.ts'
import { readPathItem } from './operation.ts'
import type { OperationReader } from './operation-reader.ts'
import type { SecurityScheme } from './security-scheme.ts'
import { readServers } from './server.ts'

interface Context {
  readonly document: JsonObject
  readonly references: References
  readonly schemas: Schemas
  readonly securitySchemes: readonly SecurityScheme[]
  readonly atlas: Atlas
}

export interface ReadOperations {
  readonly operations: readonly Operation[]
  /** The walk of each operation, by its id. */
  readonly walks: ReadonlyMap<string, SchemaWalk>
}

/** The operations under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
export function readOperations(context: Context): ReadOperations {
  const entries = membersOf(context.document.paths).filter(([path]) => path.startsWith('/'))
  return readAll(entries, { ...context, kind: 'operation', parent: 'paths' })
}

/** The requests that the API may send on its own (OpenAPI 3.1 and later). */
export function readWebhooks(context: Context): ReadOperations {
  return readAll(membersOf(context.document.webhooks), { ...context, kind: 'webhook', parent: 'webhooks' })
}

interface PathsContext extends Context {
  readonly kind: PathItemContext['kind']
  readonly parent: string
}

function readAll(entries: readonly (readonly [string, Json])[], context: PathsContext): ReadOperations {
  const walks = new Map<string, SchemaWalk>()
  const operations = entries.flatMap(([path, member]) => {
    const pathItem = objectOf(context.references.follow(member))
    const readers = new Map<string, OperationReader>()
    const read = readPathItem(pathItem, {
      path,
      kind: context.kind,
      security: context.document.security,
      pointer: pointerOf([context.parent, path]),
      prefixOf: () => '',
      readerOf(method) {
        const reader = createReader(context)
        readers.set(method.toUpperCase(), reader)
        return reader
      },
    })
    for (const operation of read) {
      const reader = readers.get(operation.method)
      if (!reader) continue
      reader.walk.finish()
      for (const task of reader.later) task()
      walks.set(operation.id, reader.walk)
    }
    return read
  })
  return { operations, walks }
}

function createReader({ document, references, schemas, securitySchemes, atlas }: Context): OperationReader {
  const [server] = readServers(document.servers)
  return {
    references,
    schemas,
    securitySchemes,
    walk: createWalk(atlas),
    later: [],
    samplesOf: (operation, raw) =>
      codeSamples(operation, raw, operation.servers[0]?.defaultUrl ?? server?.defaultUrl ?? ''),
  }
}
