import type { JsonObject } from '../document/json.ts'
import { listOf, membersOf, objectOf, textOf } from '../document/json.ts'
import type { References } from '../document/reference.ts'
import { introductionSlug, nameSlug } from '../names/slug.ts'
import { operationSlug, operationsIn, writtenTag } from './path-item.ts'
import { pathTags } from './path-tags.ts'

/** The addresses of operations, webhooks and tags inside the reference, known before any of them is read. */
export function referenceSlugs(document: JsonObject, references: References): ReadonlySet<string> {
  const itemsOf = (paths: unknown) =>
    membersOf(paths).map(([path, item]) => [path, objectOf(references.follow(item))] as const)
  const kinds = [
    ['operation', itemsOf(document.paths)],
    ['webhook', itemsOf(document.webhooks)],
  ] as const
  const all = kinds.flatMap(([kind, items]) =>
    items.flatMap(([path, item]) =>
      operationsIn(item).map(([method, operation]) => ({ kind, method, path, tag: writtenTag(operation) })),
    ),
  )
  const tags = [
    ...listOf(document.tags).map((tag) => textOf(objectOf(tag).name)),
    ...all.map(({ tag }) => tag),
    ...pathTags(kinds[0][1], document).values(),
  ]
  return new Set([
    introductionSlug,
    ...tags.flatMap((tag) => (tag === undefined ? [] : nameSlug(tag))),
    ...all.map(operationSlug),
  ])
}
