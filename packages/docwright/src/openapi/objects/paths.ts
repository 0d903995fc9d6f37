import { lazy, once } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { listOf, membersOf, objectOf, textOf } from '../document/json.ts'
import { operationsIn } from '../document/operations-in.ts'
import { pointerOf } from '../document/pointer.ts'
import { firstFree } from '../names/make-unique.ts'
import { groupsByPath } from '../names/path-words.ts'
import { nameSlug } from '../names/slug.ts'
import type { OwnPage } from '../schema/tree/schema-index.ts'
import { walkSchemas } from '../schema/tree/walk.ts'
import type { Operation } from './operation.ts'
import type { FileReader } from './operation-reader.ts'
import type { OwnContext } from './operation-title.ts'
import type { OperationHead } from './path-item.ts'
import { operationSlug, readHead, readParts, writtenTags } from './path-item.ts'

/** What a file describes at its paths. */
interface ReadPaths {
  /** Those under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
  readonly operations: readonly Operation[]
  /** The requests that the API may send on its own (OpenAPI 3.1 and later). */
  readonly webhooks: readonly Operation[]
  /** The schemas that their pages have no room for. */
  readonly cuts: readonly OwnPage[]
  /** The IDs of those that refer to each named schema, directly or through others. */
  readonly users: ReadonlyMap<string, readonly string[]>
}

/** The operations of a file, each read when its parameters, bodies, callbacks or fields are first asked for. */
export function readPaths(document: JsonObject, reader: FileReader): ReadPaths {
  const context = { document, reader, takenIds: new Set<string>(), takenSlugs: new Set<string>() }
  const paths = membersOf(document.paths).filter(([path]) => path.startsWith('/'))
  const all = [
    ...operationsBelow(paths, { ...context, kind: 'operation', parent: 'paths' }),
    ...operationsBelow(membersOf(document.webhooks), { ...context, kind: 'webhook', parent: 'webhooks' }),
  ]
  const { operation: operations = [], webhook: webhooks = [] } = Object.groupBy(
    all.map(({ operation }) => operation),
    ({ kind }) => kind,
  )
  return lazy(
    { cuts: () => all.flatMap(({ cuts }) => cuts()), users: () => usersOf(all, reader) },
    { operations, webhooks },
  )
}

interface Context {
  readonly document: JsonObject
  readonly reader: FileReader
  readonly kind: Operation['kind']
  readonly parent: string
  /** The IDs that have been given. */
  readonly takenIds: Set<string>
  readonly takenSlugs: Set<string>
}

/** An operation whose parts are read when one of them is first asked for. */
interface ListedOperation {
  readonly operation: Operation
  /** All that says what it sends and gets. */
  readonly raw: readonly Json[]
  cuts(): readonly OwnPage[]
}

function operationsBelow(
  entries: readonly (readonly [string, Json])[],
  context: Context,
): readonly ListedOperation[] {
  const { kind, parent, document, reader, takenIds, takenSlugs } = context
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
      // No slug that is made of a name has two hyphens in a row: so the number behind `--` takes no slug that a later
      // operation should have.
      const slug = firstFree(operationSlug(own), takenSlugs, '--')
      const head = readHead(raw, { ...own, slug, pointer, security, takenIds, ...(tag && { tag }) }, reader)
      takenIds.add(head.id)
      takenSlugs.add(slug)
      const { parameters = [] } = pathItem
      return { ...operationWith(head, { raw, own, reader }), raw: [parameters, raw] }
    })
  })
}

interface Unread {
  readonly raw: JsonObject
  readonly own: OwnContext
  readonly reader: FileReader
}

/** An operation of which only the head has been read, and the schemas that its page has no room for. */
function operationWith(head: OperationHead, { raw, own, reader }: Unread) {
  const read = once(() => readWhole(raw, { ...own, slug: head.slug }, reader))
  const operation: Operation = lazy(
    {
      parameters: () => read().parameters,
      requestBody: () => read().requestBody,
      responses: () => read().responses,
      callbacks: () => read().callbacks,
      firstFields: () => read().firstFields,
      fields: () => read().fields,
    },
    head,
  )
  return { operation, cuts: () => read().cuts }
}

/** An operation's parts, and what its page shows of their schemas. */
function readWhole(raw: JsonObject, own: OwnContext & { readonly slug: string }, reader: FileReader) {
  const walk = walkSchemas(reader.schemaIndex, { name: '', slug: `schema--${own.slug}`, raw })
  const parts = readParts(raw, own, { ...reader, fields: walk })
  return { ...parts, ...walk.grow() }
}

function usersOf(
  all: readonly ListedOperation[],
  { schemaIndex }: FileReader,
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const { operation, raw } of all) {
    for (const name of new Set(raw.flatMap((part) => [...schemaIndex.reach.namesIn(part)]))) {
      const known = users.get(name) ?? []
      known.push(operation.id)
      users.set(name, known)
    }
  }
  return users
}

/** The tags of operations that name none, by path: what their paths tell, which may be a tag that the file has. */
export function pathTags(
  pathItems: readonly (readonly [path: string, pathItem: JsonObject])[],
  document: JsonObject,
): ReadonlyMap<string, string> {
  const tagged = pathItems.map(([path, pathItem]) => {
    const tags = operationsIn(pathItem).map(([, operation]) => writtenTags(operation))
    return { path, tags }
  })
  const declared = listOf(document.tags).map((tag) => textOf(objectOf(tag).name))
  const written = [...declared, ...tagged.flatMap(({ tags }) => tags.flat())].flatMap((name) => name ?? [])
  const known = new Map(written.map((name) => [nameSlug(name), name]))
  const untagged = tagged.filter(({ tags }) => tags.some((names) => names.length === 0))
  return new Map(
    groupsByPath(untagged).flatMap(({ title, items }) =>
      title === undefined
        ? []
        : items.map(({ path }) => [path, known.get(nameSlug(title)) ?? title] as const),
    ),
  )
}
