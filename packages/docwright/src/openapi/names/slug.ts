import kebabCase from 'lodash.kebabcase'
import { shortName } from '../../url/short-name.ts'

/** The address of a reference's first page inside it. */
export const introductionSlug = 'api-reference'

/** A name as part of a web address: words in lower case joined by hyphens, each run of digits a word of its own. */
export function slug(name: string): string {
  return shortName(kebabCase(name))
}

/** Like `slug`, but for a name that people read: abbreviations in the plural stay whole, `VRPs` is `vrps`. */
export function nameSlug(name: string): string {
  return slug(name.replace(/(?<=\p{Lu})(\p{Lu}+)s(?!\p{Ll})/gu, (plural) => plural.toLowerCase()))
}

/** The slug of what is inside something with a slug: no name's has two hyphens, so that nothing named is called so. */
export function slugBelow(outer: string, names: readonly string[]): string {
  return shortName([outer, ...names.map((name) => nameSlug(name) || 'unnamed')].join('--'))
}
