import { nameSlug } from '../names/slug.ts'
import { unlikeEachOther } from '../names/unlike.ts'

/** The slugs of the pages of the schemas that a file names. */
export function schemaSlugs(names: Iterable<string>): ReadonlyMap<string, string> {
  const all = [...names]
  const slugs = unlikeEachOther(all.map((name) => `schema-${nameSlug(name) || 'unnamed'}`))
  return new Map(all.map((name, index) => [name, slugs[index]!]))
}
