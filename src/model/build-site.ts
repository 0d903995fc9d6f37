import type { LoadedConfig } from '../config/read-config.ts'
import type { SiteConfig } from '../config/site-config.ts'
import type { Category, Guide } from '../guides/guide.ts'
import type { Api } from '../openapi/api.ts'
import type { Problem } from '../problem/problem.ts'
import { apiPages } from './api-pages.ts'
import { brokenLinks, type LocatedLink } from './check-links.ts'
import { wrongMentions } from './check-mentions.ts'
import { guidePages, plainPages } from './guide-pages.ts'
import { homePage, notFoundPage } from './own-pages.ts'
import type { Page, Site, Version } from './page.ts'
import { addPages } from './routes.ts'
import { apiSidebar, guideSidebar } from './sidebar.ts'

/** What was read for one version of the docs. */
export interface VersionSource {
  readonly name: string
  readonly docsRoot: string
  readonly isCurrent: boolean
  readonly guides: readonly Guide[]
  readonly categories: readonly Category[]
  readonly api: Api | undefined
  readonly apiFile: string
}

/** Guides and API descriptions, put together and checked. The first source is the current version. */
export function buildSite(
  { config, placeOf }: Pick<LoadedConfig, 'config' | 'placeOf'>,
  sources: readonly VersionSource[],
): { site: Site; problems: Problem[] } {
  const pages = new Map<string, Page>()
  const versions = sources.map((source) => versionOf(source, config))
  const duplicates = sources.flatMap(({ guides, apiFile, isCurrent }, index) => {
    const version = versions[index]!
    const plain = isCurrent ? plainPages(guides, version.api) : []
    return addPages([...plain, ...guidePages(guides, version), ...apiPages(version)], pages, apiFile)
  })
  if (!pages.has('/')) pages.set('/', homePage(config))
  const notFound = notFoundPage()
  pages.set(notFound.href, notFound)

  const images = sources.flatMap(({ guides }) => guides.flatMap((guide) => guide.images))
  const media = new Map(images.map(({ href, file }) => [href, file]))
  const files = new Set([...media.keys(), ...publishedFiles])
  const problems = [
    ...duplicates,
    ...sources.flatMap(({ guides }) => brokenLinks(guides.flatMap(linksIn), { pages, files })),
    ...sources.flatMap(({ guides, api }) => wrongMentions(guides, api)),
    ...brokenLinks(configLinks(config, placeOf), { pages, files }),
  ]
  return { site: { config, versions, pages, media }, problems }
}

function linksIn({ href, links }: Guide): LocatedLink[] {
  return links.map((link) => ({ ...link, from: href }))
}

function configLinks({ links, footer }: SiteConfig, placeOf: LoadedConfig['placeOf']): LocatedLink[] {
  const located = (each: readonly { href: string }[], keys: readonly string[]) =>
    each.map(({ href }, index) => ({
      from: '/',
      target: href,
      place: placeOf([...keys, String(index), 'href']),
    }))
  return [
    ...located(links, ['links']),
    ...footer.flatMap((column, index) => located(column.links, ['footer', String(index), 'links'])),
  ]
}

/** Addresses of files that lie beside the pages. */
const publishedFiles = [
  '/openapi.yaml',
  '/openapi.json',
  '/postman/collection.json',
  '/postman/environment.sandbox.json',
  '/postman/environment.production.json',
  '/llms.txt',
  '/llms-full.txt',
  '/sitemap.xml',
]

function versionOf({ name, docsRoot, isCurrent, api, ...read }: VersionSource, config: SiteConfig): Version {
  const guideSidebars = config.sections
    .map((section) => guideSidebar(section, read))
    .filter(({ items }) => items.length > 0)
  const sidebars = api
    ? [...guideSidebars, apiSidebar(api, { label: config.apiLabel, docsRoot })]
    : guideSidebars
  return { name, docsRoot, isCurrent, api, sidebars }
}
