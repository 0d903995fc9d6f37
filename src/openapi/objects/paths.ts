import { asked, cached, joined, lazy, once } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { membersOf, objectOf } from '../document/json.ts'
import { pointerOf } from '../document/pointer.ts'
import type { OwnPage } from '../schema/tree/atlas.ts'
import type { FieldEntry } from '../schema/tree/page-fields.ts'
import { walkSchemas } from '../schema/tree/walk.ts'
import type { Operation } from './operation.ts'
import type { FileReader } from './operation-reader.ts'
import type { OwnContext } from './path-item.ts'
import { operationSlug, operationsIn, readHead, readParts } from './path-item.ts'
import { pathTags } from './path-tags.ts'

/** What a file describes at its paths. */
interface ReadPaths {
  /** Those under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
  readonly operations: readonly Operation[]
  /** The requests that the API may send on its own (OpenAPI 3.1 and later). */
  readonly webhooks: readonly Operation[]
  /** The schemas that their pages have no room for. */
  readonly cuts: readonly OwnPage[]
  /** The ids of those that refer to each named schema, directly or through others. */
  readonly users: ReadonlyMap<string, readonly string[]>
}

/** The operations of a file, each with its parts read when one of them is first asked for. */
export function readPaths(document: JsonObject, reader: FileReader): ReadPaths {
  const context = { document, reader, takenIds: new Set<string>() }
  const paths = membersOf(document.paths).filter(([path]) => path.startsWith('/'))
  const all = [
    ...unreadIn(paths, { ...context, kind: 'operation', parent: 'paths' }),
    ...unreadIn(membersOf(document.webhooks), { ...context, kind: 'webhook', parent: 'webhooks' }),
  ]
  const { operation = [], webhook = [] } = Object.groupBy(
    all.map((each) => each.operation),
    ({ kind }) => kind,
  )
  return joined(
    { operations: operation, webhooks: webhook },
    lazy({ cuts: () => all.flatMap(({ cuts }) => cuts()), users: () => usersOf(all, reader) }),
  )
}

interface Context {
  readonly document: JsonObject
  readonly reader: FileReader
  readonly kind: Operation['kind']
  readonly parent: string
  /** The ids that have been given. */
  readonly takenIds: Set<string>
}

/** An operation of which only the head is known so far. */
interface Unread {
  readonly operation: Operation
  /** All that says what it sends and gets. */
  readonly raw: readonly Json[]
  cuts(): readonly OwnPage[]
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
      const { cuts, ...parts } = lateParts(raw, own, reader)
      const { parameters = [] } = pathItem
      return { operation: joined(head, asked(parts)), raw: [parameters, raw], cuts }
    })
  })
}

/** Entries are kept for the operations that were asked for theirs last. */
const lately = cached((entriesOf: () => readonly FieldEntry[]) => entriesOf(), 128)

/** What is read of an operation when somebody asks. */
function lateParts(raw: JsonObject, own: OwnContext, reader: FileReader) {
  // The search asks for them once. They take as much room as the fields, so that they are made again for who asks later.
  let unasked: readonly FieldEntry[] | undefined
  const read = once(() => {
    const { fields, ...kept } = readWhole(raw, own, reader)
    unasked = fields
    return kept
  })
  const entries = () => {
    read()
    const found = unasked ?? readWhole(raw, own, reader).fields
    unasked = undefined
    return found
  }
  return {
    parameters: () => read().parameters,
    requestBody: () => read().requestBody,
    responses: () => read().responses,
    callbacks: () => read().callbacks,
    firstPlaces: () => read().firstPlaces,
    cuts: () => read().cuts,
    fields: () => lately(entries),
  }
}

/** An operation's parts, and what its page shows of their schemas. */
function readWhole(raw: JsonObject, own: OwnContext, reader: FileReader) {
  const walk = walkSchemas(reader.atlas, { name: '', slug: `schema--${operationSlug(own)}`, raw })
  const parts = readParts(raw, own, { ...reader, fields: walk })
  return { ...parts, ...walk.grow() }
}

function usersOf(all: readonly Unread[], { atlas }: FileReader): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const { operation, raw } of all) {
    for (const name of new Set(raw.flatMap((part) => [...atlas.reach.namesIn(part)]))) {
      const known = users.get(name) ?? []
      known.push(operation.id)
      users.set(name, known)
    }
  }
  return users
}
