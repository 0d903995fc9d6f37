import type { Settings } from '../config/site-config.ts'
import { formatCount } from '../openapi/schema/parts/words.ts'
import { getIntroductionHref } from './api-hrefs.ts'
import { listCatalogueEntries } from './named-in-apis.ts'
import type { Site, Version } from './page.ts'
import { isReference } from './published-api.ts'
import { listDownloads } from './reference/introduction.ts'
import { countLinks, findFirstLink } from './sidebar.ts'

/** A part of the site that readers choose from: its first page, its description, and its size. */
export interface Area {
  readonly href: string
  readonly label: string
  readonly about: string
  readonly icon: Settings['sections'][number]['icon'] | 'code'
  /** Its size: "6 guides", "4 operations · 1.0.0". */
  readonly extent: string
}

/** Returns the sections and references of a version, except those without pages. */
export function listAreas(
  version: Version,
  { config, pagesButSchemas }: Pick<Site, 'config' | 'pagesButSchemas'>,
): readonly Area[] {
  return version.sidebars.flatMap((sidebar): readonly Area[] => {
    const first = findFirstLink(sidebar.items)
    if (!first) return []
    const { href } = first
    const section = config.sections.find(({ id }) => id === sidebar.id)
    const described = pagesButSchemas.get(href)?.description ?? ''
    const common = { href, label: sidebar.label }
    if (!isReference(sidebar)) {
      const extent = formatCount(countLinks(sidebar.items), 'guide')
      return [{ ...common, about: section?.about ?? described, icon: section?.icon ?? 'book', extent }]
    }
    const api = version.apis.find(({ id }) => id === sidebar.id)!
    const extent = [formatCount(api.operations.length, 'operation'), api.info.version]
      .filter(Boolean)
      .join(' · ')
    return [{ ...common, about: config.apiAbout ?? described, icon: 'code', extent }]
  })
}

/** A count of the reference's items, and the page that lists them. */
export interface ReferenceCount {
  readonly href: string | undefined
  /** The count in words: "4 operations". */
  readonly words: string
  readonly about: string
}

/** Returns the counts of a version's reference, except zeros. */
export function countReferenceParts(version: Version): readonly ReferenceCount[] {
  const { apis, errorPage } = version
  const operations = apis.flatMap((api) => api.operations).length
  const codes = listCatalogueEntries(version).length
  const languages = new Set(apis.flatMap(({ sampleLabels }) => [...sampleLabels])).size
  const files = apis.length === 1 ? 'one OpenAPI file' : formatCount(apis.length, 'OpenAPI file')
  const [first] = apis
  const introduction = first && getIntroductionHref(first.root)
  return [
    { href: introduction, number: operations, noun: 'operation', about: files },
    { href: errorPage, number: codes, noun: 'error code', about: 'each with its remedy' },
    { href: undefined, number: languages, noun: 'language', about: 'for every request' },
  ].flatMap(({ number, noun, ...each }) =>
    number > 0 ? [{ ...each, words: formatCount(number, noun) }] : [],
  )
}

/** Returns the files of a version for programs. If there are several APIs, labels include the API's name. */
export function listSiteFiles({
  apis,
}: Version): readonly { readonly href: string; readonly label: string }[] {
  const several = apis.length > 1
  const files = apis.flatMap((api) =>
    listDownloads(api).map(({ href, label }) => ({
      href,
      label: several ? `${label} of ${api.label}` : label,
    })),
  )
  return [...files, { href: '/llms.txt', label: 'llms.txt' }]
}
