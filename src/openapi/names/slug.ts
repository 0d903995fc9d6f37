import kebabCase from 'lodash.kebabcase'
import { shortName } from '../../url/short-name.ts'

/** A name as part of a web address: words in lower case joined by hyphens, each run of digits a word of its own. */
export function slug(name: string): string {
  return shortName(kebabCase(name))
}
