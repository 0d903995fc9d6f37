import kebabCase from 'lodash.kebabcase'
import { shortenName } from '../../url/short-name.ts'

/** The slug of a reference's first page. */
export const introductionSlug = 'api-reference'

/** Converts a name to a part of a URL: lower-case words joined by hyphens. Each run of digits is a separate word. */
export function createSlug(name: string): string {
  return shortenName(kebabCase(name))
}

/** Like `slug`, but for a human-readable name. Plural abbreviations stay whole: `VRPs` is `vrps`. */
export function createNameSlug(name: string): string {
  return createSlug(name.replace(/(?<=\p{Lu})(\p{Lu}+)s(?!\p{Ll})/gu, (plural) => plural.toLowerCase()))
}

/** Returns the slug of a part, given the slug of its container. Its two hyphens prevent conflicts with any name. */
export function createInnerSlug(outer: string, names: readonly string[]): string {
  return shortenName([outer, ...names.map((name) => createNameSlug(name) || 'unnamed')].join('--'))
}
