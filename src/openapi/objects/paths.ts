import type { Json, JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import type { Atlas } from '../schema/atlas.ts'
import type { SchemaWalk } from '../schema/walk.ts'
import type { Operation } from './operation.ts'
import type { FileReader } from './operation-reader.ts'
import { readWithFields } from './operation-reader.ts'
import { operationsIn, readOperation } from './path-item.ts'
import { pathTags } from './path-tags.ts'

interface Context extends FileReader {
  /** The ids that have been given. */
  readonly takenIds: Set<string>
  readonly document: JsonObject
  readonly atlas: Atlas
}

/** Operations, and the walk that each was read with, by its id. */
interface ReadOperations {
  readonly operations: readonly Operation[]
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

/** Every operation and webhook as it is written. */
export function rawOperations(
  { paths, webhooks }: JsonObject,
  { follow }: References,
): readonly JsonObject[] {
  const items = [...membersOf(paths), ...membersOf(webhooks)]
  return items.flatMap(([, item]) => operationsIn(objectOf(follow(item))).map(([, operation]) => operation))
}

interface PathsContext extends Context {
  readonly kind: Operation['kind']
  readonly parent: string
}

function readAll(entries: readonly (readonly [string, Json])[], context: PathsContext): ReadOperations {
  const { kind, parent, atlas, document, references, takenIds } = context
  const pathItems = entries.map(([path, member]) => [path, objectOf(references.follow(member))] as const)
  const tags = pathTags(pathItems, document)
  const all = pathItems.flatMap(([path, pathItem]) => {
    const pointer = pointerOf([parent, path])
    const tag = tags.get(path)
    const around = {
      kind,
      path,
      pathItem,
      pointer,
      security: document.security,
      takenIds,
      ...(tag && { tag }),
    }
    return operationsIn(pathItem).map(([method, raw]) => {
      const made = readWithFields(
        (fields) => readOperation(raw, { ...around, method }, { ...context, fields }),
        atlas,
      )
      takenIds.add(made.read.id)
      return made
    })
  })
  return {
    operations: all.map(({ read }) => read),
    walks: new Map(all.map(({ read, walk }) => [read.id, walk])),
  }
}
