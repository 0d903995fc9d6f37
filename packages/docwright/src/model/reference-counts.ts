import { counted } from '../openapi/schema/parts/words.ts'
import { introductionHref } from './api-hrefs.ts'
import { errorCatalogueOf } from './named-in-apis.ts'
import type { Version } from './page.ts'

/** How many of a thing the reference has, in words, and where they are told. */
export interface ReferenceCount {
  readonly href: string | undefined
  readonly count: string
  readonly about: string
}

/** How much the reference of a version holds; what it has none of is left out. */
export function referenceCounts(version: Version): readonly ReferenceCount[] {
  const { apis, errorPage } = version
  const operations = apis.flatMap((api) => api.operations).length
  const codes = errorCatalogueOf(version).length
  const languages = new Set(apis.flatMap(({ sampleLabels }) => [...sampleLabels])).size
  const files = apis.length === 1 ? 'one OpenAPI file' : counted(apis.length, 'OpenAPI file')
  const [first] = apis
  const introduction = first && introductionHref(first.root)
  return [
    { href: introduction, number: operations, noun: 'operation', about: files },
    { href: errorPage, number: codes, noun: 'error code', about: 'each with its remedy' },
    { href: undefined, number: languages, noun: 'language', about: 'for every request' },
  ].flatMap(({ number, noun, ...each }) => (number > 0 ? [{ ...each, count: counted(number, noun) }] : []))
}
