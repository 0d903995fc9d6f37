import { asked, joined, lazy, once, onceAmong } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { FieldEntry } from '../schema/page-fields.ts'
import { blank } from '../schema/page-fields.ts'
import type { Field } from '../schema/schema.ts'
import type { ShownSchemas } from '../schema/walk.ts'
import { walkSchemas } from '../schema/walk.ts'
import type { Operation } from './operation.ts'
import { grownFields, planted } from './operation-reader.ts'
import type { OperationHead, OperationParts, OwnContext } from './path-item.ts'
import { operationsIn, readHead, readParts } from './path-item.ts'
import { pathTags } from './path-tags.ts'
import type { LateParts, SharedReader } from './shared-reader.ts'

/** What a file describes at its paths. */
interface ReadPaths {
  /** Those under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
  readonly operations: readonly Operation[]
  /** The requests that the API may send on its own (OpenAPI 3.1 and later). */
  readonly webhooks: readonly Operation[]
  /** The named schemas that each of them shows, by its id. */
  readonly shown: ReadonlyMap<string, ShownSchemas>
}

/** The operations of a file, each with its parts read when one of them is first asked for. */
export function readPaths(document: JsonObject, reader: SharedReader): ReadPaths {
  const context = { document, reader, takenIds: new Set<string>() }
  const paths = membersOf(document.paths).filter(([path]) => path.startsWith('/'))
  const all = [
    ...unreadIn(paths, { ...context, kind: 'operation', parent: 'paths' }),
    ...unreadIn(membersOf(document.webhooks), { ...context, kind: 'webhook', parent: 'webhooks' }),
  ]
  // All are walked at once, in the order of the file: what an unnamed schema is called depends on those before.
  const shown = once(() => new Map(all.map(({ head, late }) => [head.id, late.shown()])))
  const read = all.map(({ head, late }) => {
    const known = () => {
      shown()
      return late
    }
    return joined(
      head,
      asked<OperationParts & Pick<Operation, 'fields'>>({
        parameters: () => known().parts().parameters,
        requestBody: () => known().parts().requestBody,
        responses: () => known().parts().responses,
        callbacks: () => known().parts().callbacks,
        fields: () => known().fields(),
      }),
    )
  })
  const { operation = [], webhook = [] } = Object.groupBy(read, ({ kind }) => kind)
  return joined({ operations: operation, webhooks: webhook }, lazy({ shown }))
}

interface Context {
  readonly document: JsonObject
  readonly reader: SharedReader
  readonly kind: Operation['kind']
  readonly parent: string
  /** The ids that have been given. */
  readonly takenIds: Set<string>
}

/** An operation of which only the head is known. */
interface Unread {
  readonly head: OperationHead
  readonly late: LateParts
}

function unreadIn(entries: readonly (readonly [string, Json])[], context: Context): readonly Unread[] {
  const { kind, parent, document, reader, takenIds } = context
  const pathItems = entries.map(
    ([path, member]) => [path, objectOf(reader.references.follow(member))] as const,
  )
  const tags = pathTags(pathItems, document)
  return pathItems.flatMap(([path, pathItem]) => {
    const pointer = pointerOf([parent, path])
    const tag = tags.get(path)
    const { security } = document
    return operationsIn(pathItem).map(([method, raw]) => {
      const own = { kind, method, path, pathItem }
      const head = readHead(raw, { ...own, pointer, security, takenIds, ...(tag && { tag }) }, reader)
      takenIds.add(head.id)
      return { head, late: lateParts(raw, own, reader) }
    })
  })
}

/** Operations whose entries are kept when somebody has asked for them. */
const lately = onceAmong(128)

/** What was read of an operation before, if its path item is the same. */
function lateParts(raw: JsonObject, own: OwnContext, reader: SharedReader): LateParts {
  const { kind, method, path, pathItem } = own
  const read = reader.read.get(pathItem) ?? new Map<string, LateParts>()
  reader.read.set(pathItem, read)
  const id = `${kind} ${path} ${method}`
  const known = read.get(id)
  if (known) return known
  const walk = () => {
    const { roots, addresses } = planted((fields) =>
      readParts(raw, own, { ...reader, fields, exampleTree: noTree }),
    )
    return walkSchemas(roots, reader.atlas, addresses)
  }
  // The search asks for them once. They take as much room as the fields, so that they are made again for who asks later.
  let unasked: readonly FieldEntry[] | undefined
  const shown = once(() => {
    const { entries, ...kept } = walk()
    unasked = entries
    return kept
  })
  const fields = lately(() => {
    const entries = unasked ?? walk().entries
    unasked = undefined
    return entries
  })
  const parts = once(() => readParts(raw, own, { ...reader, fields: grownFields(shown().roots) }))
  const late = { shown, parts, fields }
  read.set(id, late)
  return late
}

/** No example is looked at while fields are planted. */
function noTree(): Field {
  return { id: '', name: '', schema: blank }
}
