import { memoized } from '../document/memoized.ts'
import { nameSlug } from '../names/slug.ts'
import { firstFree } from '../names/unlike.ts'

/** The slugs of the pages of schemas; those that the file names have the first choice. */
export function schemaSlugs(names: Iterable<string>): (name: string) => string {
  const taken = new Set<string>()
  const slugOf = memoized((name: string) => {
    const free = firstFree(`schema-${nameSlug(name) || 'unnamed'}`, taken)
    taken.add(free)
    return free
  })
  for (const name of names) slugOf(name)
  return slugOf
}
