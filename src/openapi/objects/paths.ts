import { joined, lazy, once } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { References } from '../document/reference.ts'
import type { Atlas } from '../schema/atlas.ts'
import { blank } from '../schema/page-fields.ts'
import type { Field } from '../schema/schema.ts'
import type { SchemaWalk } from '../schema/walk.ts'
import { walkSchemas } from '../schema/walk.ts'
import type { Operation } from './operation.ts'
import type { FileReader, OperationReader } from './operation-reader.ts'
import { grownFields, planted } from './operation-reader.ts'
import type { OperationHead, OperationParts } from './path-item.ts'
import { operationsIn, readHead, readParts } from './path-item.ts'
import { pathTags } from './path-tags.ts'

interface Context extends FileReader {
  readonly document: JsonObject
  readonly atlas: Atlas
}

/** What a file describes at its paths. */
interface ReadPaths {
  /** Those under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
  readonly operations: readonly Operation[]
  /** The requests that the API may send on its own (OpenAPI 3.1 and later). */
  readonly webhooks: readonly Operation[]
  /** The walk that each of them is read with, by its id. */
  readonly walks: ReadonlyMap<string, SchemaWalk>
}

/** The operations of a file, each with its parts read when one of them is first asked for. */
export function readPaths(context: Context): ReadPaths {
  const { document } = context
  const takenIds = new Set<string>()
  const paths = membersOf(document.paths).filter(([path]) => path.startsWith('/'))
  const unread = [
    ...unreadIn(paths, { ...context, takenIds, kind: 'operation', parent: 'paths' }),
    ...unreadIn(membersOf(document.webhooks), { ...context, takenIds, kind: 'webhook', parent: 'webhooks' }),
  ]
  // All are walked at once, in the order of the file: what an unnamed schema is called depends on those before.
  const walks = once(() => unread.map(({ partsWith }) => walkOf(partsWith, context)))
  const all = unread.map(({ head, partsWith }, index) => {
    const parts = once(() => partsWith({ ...context, fields: grownFields(walks()[index]!) }))
    return joined(
      head,
      lazy<OperationParts>({
        parameters: () => parts().parameters,
        requestBody: () => parts().requestBody,
        responses: () => parts().responses,
        callbacks: () => parts().callbacks,
        fields: () => parts().fields,
      }),
    )
  })
  const { operation = [], webhook = [] } = Object.groupBy(all, ({ kind }) => kind)
  return joined(
    { operations: operation, webhooks: webhook },
    lazy({ walks: () => new Map(all.map(({ id }, index) => [id, walks()[index]!])) }),
  )
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
  /** The ids that have been given. */
  readonly takenIds: Set<string>
}

/** An operation of which only the head is known. */
interface Unread {
  readonly head: OperationHead
  partsWith(reader: OperationReader): OperationParts
}

function unreadIn(entries: readonly (readonly [string, Json])[], context: PathsContext): readonly Unread[] {
  const { kind, parent, document, references, takenIds } = context
  const pathItems = entries.map(([path, member]) => [path, objectOf(references.follow(member))] as const)
  const tags = pathTags(pathItems, document)
  return pathItems.flatMap(([path, pathItem]) => {
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
      const own = { ...around, method }
      const head = readHead(raw, own, context)
      takenIds.add(head.id)
      return { head, partsWith: (reader: OperationReader) => readParts(raw, own, reader) }
    })
  })
}

function walkOf(partsWith: Unread['partsWith'], context: Context): SchemaWalk {
  const { roots, addresses } = planted((fields) => partsWith({ ...context, fields, exampleTree: noTree }))
  return walkSchemas(roots, context.atlas, addresses)
}

/** No example is looked at while fields are planted. */
function noTree(): Field {
  return { id: '', name: '', schema: blank }
}
