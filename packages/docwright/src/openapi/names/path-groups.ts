import { nameWords, sentenceOf } from './name-words.ts'
import { tellingSegments } from './path-words.ts'
import { nameSlug } from './slug.ts'

/** What has a path in common; what no path tells apart has no title. */
export interface PathGroup<Item> {
  readonly title: string | undefined
  readonly items: readonly Item[]
}

/** Operations by the first telling segment of their paths that is not the same for all of them, in their order. */
export function groupsByPath<Item extends { readonly path: string }>(
  items: readonly Item[],
): readonly PathGroup<Item>[] {
  const segments = items.map(({ path }) => tellingSegments(path))
  const depth = commonDepth(segments)
  const groups = new Map<string, { title: string | undefined; items: Item[] }>()
  for (const [index, item] of items.entries()) {
    const segment = segments[index]![depth]
    const title = segment === undefined ? undefined : sentenceOf(nameWords(segment))
    const key = nameSlug(title ?? '')
    const group = groups.get(key) ?? { title, items: [] }
    groups.set(key, group)
    group.items.push(item)
  }
  return [...groups.values()]
}

/** How many segments all paths begin with, as long as something follows in each of them. */
function commonDepth(all: readonly (readonly string[])[]): number {
  const [first = []] = all
  const depth = first.findIndex((segment, index) =>
    all.some((segments) => segments[index] !== segment || segments[index + 1] === undefined),
  )
  return Math.max(depth, 0)
}
