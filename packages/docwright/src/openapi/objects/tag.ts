import { removeOpening } from '../../markdown/same-text.ts'
import type { JsonObject } from '../document/json.ts'
import { asList, asObject, asString, asStrings } from '../document/json.ts'
import { removeUndefined } from '../document/present.ts'
import { findFreeName } from '../names/make-unique.ts'
import { createNameSlug, introductionSlug } from '../names/slug.ts'
import type { ExternalDocs } from '../schema/facts/external-docs.ts'
import { readExternalDocs } from '../schema/facts/external-docs.ts'

/** A group of operations (OpenAPI 3.2, 4.22). An operation is in each of its tags. */
export interface Tag {
  readonly name: string
  /** The page's address inside the reference: `risk-evaluation`. */
  readonly slug: string
  /** The title: `summary` (3.2), `x-displayName`, or the name. */
  readonly title: string
  /** The description, in Markdown. */
  readonly description?: string
  readonly externalDocs?: ExternalDocs
  /** The name of the parent tag: `parent` (3.2), or the group in `x-tagGroups` that contains it. */
  readonly parent?: string
  /** The IDs of its operations, in the order of the file. */
  readonly operations: readonly string[]
}

/** The tag of untagged operations whose paths are uninformative. */
export const otherTag = 'Other'

interface Tagged {
  readonly tags: readonly string[]
}

/** Returns the names of the tags, in the order of `readTags`. */
export function listTagNames(document: JsonObject, operations: readonly Tagged[]): readonly string[] {
  return [...indexTagsByName(document, operations).keys()]
}

/**
 * Reads the tags: in the order of their groups, then of the file, then undeclared ones. Tags without operations are included.
 * `taken` has the slugs of other pages.
 */
export function readTags(
  document: JsonObject,
  operations: readonly (Tagged & { readonly id: string })[],
  { taken }: { readonly taken: readonly string[] },
): readonly Tag[] {
  const tags = indexTagsByName(document, operations)
  const parents = indexParents(document, tags)
  const members = Map.groupBy(
    operations.flatMap(({ id, tags: names }) => names.map((name) => ({ id, name }))),
    ({ name }) => name,
  )
  const takenSlugs = new Set([introductionSlug, ...taken])
  return [...tags].map(([name, tag]) => {
    const slug = findFreeName(createNameSlug(name), takenSlugs, '--')
    takenSlugs.add(slug)
    const title = asString(tag.summary) ?? asString(tag['x-displayName']) ?? name
    return removeUndefined({
      name,
      slug,
      title,
      description: removeOpening(asString(tag.description), title),
      externalDocs: readExternalDocs(tag.externalDocs),
      parent: parents.get(name),
      operations: (members.get(name) ?? []).map(({ id }) => id),
    })
  })
}

function listNamedObjects(value: unknown): readonly (readonly [string, JsonObject])[] {
  return asList(value).flatMap((item) => {
    const name = asString(asObject(item).name)
    return name ? [[name, asObject(item)] as const] : []
  })
}

function indexTagsByName(
  document: JsonObject,
  operations: readonly Tagged[],
): ReadonlyMap<string, JsonObject> {
  const groups = listNamedObjects(document['x-tagGroups'])
  const declared = new Map(listNamedObjects(document.tags))
  const used = operations.flatMap(({ tags }) => tags)
  const known = new Set([...declared.keys(), ...used])
  const grouped = groups.flatMap(([, group]) => asStrings(group.tags).filter((name) => known.has(name)))
  const names = new Set([...groups.map(([name]) => name), ...grouped, ...known])
  return new Map([...names].map((name) => [name, declared.get(name) ?? {}] as const))
}

/** Returns the parent of each tag. A tag that would be its own ancestor is ignored as a parent. */
function indexParents(
  document: JsonObject,
  tags: ReadonlyMap<string, JsonObject>,
): ReadonlyMap<string, string> {
  const grouped = listNamedObjects(document['x-tagGroups']).flatMap(([name, group]) =>
    asStrings(group.tags).map((tag) => [tag, name] as const),
  )
  const written = [...tags].flatMap(([name, tag]) =>
    asString(tag.parent) ? [[name, String(tag.parent)] as const] : [],
  )
  const parents = new Map<string, string>()
  for (const [name, parent] of new Map([...grouped, ...written])) {
    if (tags.has(name) && tags.has(parent) && !isSelfOrAncestor(name, { start: parent, parents })) {
      parents.set(name, parent)
    }
  }
  return parents
}

function isSelfOrAncestor(
  name: string,
  { start, parents }: { start: string; parents: ReadonlyMap<string, string> },
): boolean {
  for (let tag: string | undefined = start; tag !== undefined; tag = parents.get(tag)) {
    if (tag === name) return true
  }
  return false
}
