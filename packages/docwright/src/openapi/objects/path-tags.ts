import type { JsonObject } from '../document/json.ts'
import { listOf, objectOf, textOf } from '../document/json.ts'
import { groupsByPath } from '../names/path-words.ts'
import { nameSlug } from '../names/slug.ts'
import { operationsIn, writtenTag } from './path-item.ts'

/** The tags of operations that name none, by path: what their paths tell, which may be a tag that the file has. */
export function pathTags(
  pathItems: readonly (readonly [path: string, pathItem: JsonObject])[],
  document: JsonObject,
): ReadonlyMap<string, string> {
  const tagged = pathItems.map(([path, pathItem]) => {
    const tags = operationsIn(pathItem).map(([, operation]) => writtenTag(operation))
    return { path, tags }
  })
  const declared = listOf(document.tags).map((tag) => textOf(objectOf(tag).name))
  const written = [...declared, ...tagged.flatMap(({ tags }) => tags)].flatMap((name) => name ?? [])
  const known = new Map(written.map((name) => [nameSlug(name), name]))
  const untagged = tagged.filter(({ tags }) => tags.includes(undefined))
  return new Map(
    groupsByPath(untagged).flatMap(({ title, items }) =>
      title === undefined
        ? []
        : items.map(({ path }) => [path, known.get(nameSlug(title)) ?? title] as const),
    ),
  )
}
