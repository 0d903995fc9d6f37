import { createLazy, once } from '../../lazy.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asString } from '../document/json.ts'
import { listOperations, listPathItems } from '../document/operations-in.ts'
import { formatFragment } from '../document/pointer.ts'
import { findFreeName } from '../names/make-unique.ts'
import { groupByPath } from '../names/path-words.ts'
import { createNameSlug } from '../names/slug.ts'
import type { OwnPage } from '../schema/tree/schema-index.ts'
import { walkSchemas } from '../schema/tree/walk.ts'
import type { Operation, OperationHead } from './operation.ts'
import { createOperationSlug, listWrittenTags, readHead } from './operation.ts'
import { readParts } from './operation-parts.ts'
import type { FileReader } from './operation-reader.ts'
import type { OwnContext } from './operation-title.ts'

/** The paths and webhooks of a file. */
interface ReadPaths {
  /** The operations under `paths` (OpenAPI 3.2, 4.8), in the order of the file. */
  readonly operations: readonly Operation[]
  /** The requests that the API may send on its own (OpenAPI 3.1 and later). */
  readonly webhooks: readonly Operation[]
  /** The schemas that are too large for the operations' pages. */
  readonly cuts: readonly OwnPage[]
  /** The IDs of operations that refer to each named schema, directly or through others. */
  readonly users: ReadonlyMap<string, readonly string[]>
}

/** Reads the operations of a file. The parts of each are read on first use. */
export function readPaths(document: JsonObject, reader: FileReader): ReadPaths {
  const context = { document, reader, takenIds: new Set<string>(), takenSlugs: new Set<string>() }
  const { references } = reader
  const paths = listPathItems(document.paths, references).filter(([path]) => path.startsWith('/'))
  const all = [
    ...listOperationsBelow(paths, { ...context, kind: 'operation', parent: 'paths' }),
    ...listOperationsBelow(listPathItems(document.webhooks, references), {
      ...context,
      kind: 'webhook',
      parent: 'webhooks',
    }),
  ]
  const { operation: operations = [], webhook: webhooks = [] } = Object.groupBy(
    all.map(({ operation }) => operation),
    ({ kind }) => kind,
  )
  return createLazy(
    { cuts: () => all.flatMap(({ cuts }) => cuts()), users: () => indexUsers(all, reader) },
    { operations, webhooks },
  )
}

interface Context {
  readonly document: JsonObject
  readonly reader: FileReader
  readonly kind: Operation['kind']
  /** The key of the document that contains the operations. */
  readonly parent: 'paths' | 'webhooks'
  /** The IDs in use. */
  readonly takenIds: Set<string>
  readonly takenSlugs: Set<string>
}

/** An operation whose parts are read on first use. */
interface ListedOperation {
  readonly operation: Operation
  /** Everything that describes its requests and responses. */
  readonly raw: readonly Json[]
  cuts(): readonly OwnPage[]
}

function listOperationsBelow(
  pathItems: readonly (readonly [path: string, pathItem: JsonObject])[],
  context: Context,
): readonly ListedOperation[] {
  const { kind, parent, document, reader, takenIds, takenSlugs } = context
  const tags = createPathTags(pathItems, document)
  return pathItems.flatMap(([path, pathItem]) => {
    const pointer = formatFragment([parent, path])
    const tag = tags.get(path)
    const { security } = document
    return listOperations(pathItem).map(([method, raw]) => {
      const own = { kind, method, path, pathItem }
      // A name's slug never has two hyphens in a row, so a number after `--` can't take a later operation's slug.
      const slug = findFreeName(createOperationSlug(own), takenSlugs, '--')
      const head = readHead(raw, { ...own, slug, pointer, security, takenIds, ...(tag && { tag }) }, reader)
      takenIds.add(head.id)
      takenSlugs.add(slug)
      const { parameters = [] } = pathItem
      return { ...createOperation(head, { raw, own, reader }), raw: [parameters, raw] }
    })
  })
}

interface UnreadOperation {
  readonly raw: JsonObject
  readonly own: OwnContext
  readonly reader: FileReader
}

/** Creates an operation of which only the head has been read, and the list of schemas that are too large for its page. */
function createOperation(head: OperationHead, { raw, own, reader }: UnreadOperation) {
  const read = once(() => readPage(raw, { ...own, slug: head.slug }, reader))
  const operation: Operation = createLazy(
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

/** Reads an operation's parts, and their schemas as its page shows them. */
function readPage(raw: JsonObject, own: OwnContext & { readonly slug: string }, reader: FileReader) {
  const walk = walkSchemas(reader.schemaIndex, { name: '', slug: `schema--${own.slug}`, raw })
  const parts = readParts(raw, own, { ...reader, fields: walk })
  return { ...parts, ...walk.resolve() }
}

function indexUsers(
  all: readonly ListedOperation[],
  { schemaIndex }: FileReader,
): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>()
  for (const { operation, raw } of all) {
    for (const name of new Set(raw.flatMap((part) => [...schemaIndex.reach.listSchemaNames(part)]))) {
      const known = users.get(name) ?? []
      known.push(operation.id)
      users.set(name, known)
    }
  }
  return users
}

/** Returns the tags of untagged operations by path. They're derived from the path, and may be tags of the file. */
export function createPathTags(
  pathItems: readonly (readonly [path: string, pathItem: JsonObject])[],
  document: JsonObject,
): ReadonlyMap<string, string> {
  const tagged = pathItems.map(([path, pathItem]) => {
    const tags = listOperations(pathItem).map(([, operation]) => listWrittenTags(operation))
    return { path, tags }
  })
  const declared = asList(document.tags).map((tag) => asString(asObject(tag).name))
  const written = [...declared, ...tagged.flatMap(({ tags }) => tags.flat())].flatMap((name) => name ?? [])
  const known = new Map(written.map((name) => [createNameSlug(name), name]))
  const untagged = tagged.filter(({ tags }) => tags.some((names) => names.length === 0))
  return new Map(
    groupByPath(untagged).flatMap(({ title, items }) =>
      title === undefined
        ? []
        : items.map(({ path }) => [path, known.get(createNameSlug(title)) ?? title] as const),
    ),
  )
}
