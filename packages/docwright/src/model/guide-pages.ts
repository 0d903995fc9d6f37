import type { Settings } from '../config/site-config.ts'
import type { Guide } from '../guides/guide.ts'
import { createLazy } from '../lazy.ts'
import { listCatalogueEntries } from './named-in-apis.ts'
import type { Page, PageOf, Version } from './page.ts'
import { createSurroundingsLookup, noSurroundings } from './surroundings.ts'

/** Returns the pages of a version's guides, with their position in the section's sidebar. */
export function createGuidePages(guides: readonly Guide[], version: Version): readonly Page[] {
  const listed = version.sidebars.flatMap((sidebar) => {
    const findSurroundings = createSurroundingsLookup(sidebar)
    return guides
      .filter((guide) => guide.section === sidebar.id)
      .map(
        (guide): Page =>
          createGuidePage(guide, version, {
            kind: 'guide',
            version,
            sidebar,
            ...findSurroundings(guide.href),
          }),
      )
  })
  const isInSidebar = (guide: Guide) => version.sidebars.some(({ id }) => id === guide.section)
  // A section with only hidden guides has no sidebar.
  const others = guides.filter(
    (guide) => guide.section !== undefined && guide.frontmatter.hidden && !isInSidebar(guide),
  )
  const unlisted = { kind: 'guide', version, sidebar: undefined, ...noSurroundings } as const
  return [...listed, ...others.map((guide): Page => createGuidePage(guide, version, unlisted))]
}

/** Returns the pages outside any section. `/` is the home page, and `/404` is shown for unknown addresses. */
export function createPlainPages(guides: readonly Guide[], version: Version): readonly Page[] {
  return guides
    .filter((guide) => guide.section === undefined)
    .map((guide): Page => {
      const kind = getKindAt(guide.href)
      return createGuidePage(guide, version, {
        kind,
        version: undefined,
        sidebar: undefined,
        ...noSurroundings,
      })
    })
}

function getKindAt(href: string): 'home' | 'not-found' | 'plain' {
  if (href === notFoundHref) return 'not-found'
  return href === '/' ? 'home' : 'plain'
}

/** Returns a guide's page, with its kind and position. */
function createGuidePage<Context extends object>(guide: Guide, version: Version, context: Context) {
  const { href, frontmatter, updatedAt } = guide
  const { title, description = '', hidden } = frontmatter
  const codes = () =>
    guide.mentions.some(({ names }) => names === 'error catalogue') ? listCatalogueEntries(version) : []
  return createLazy(
    {
      anchors: () => new Set([...guide.ids, ...codes().map(({ slug }) => slug)]),
      contents: () => guide.headings.filter(({ depth }) => depth === 2 || depth === 3),
    },
    { guide, href, title, description, updatedAt, ...(hidden && { isHidden: true }), ...context },
  )
}

const generatedPage = {
  version: undefined,
  sidebar: undefined,
  ...noSurroundings,
  updatedAt: undefined,
  anchors: new Set<string>(),
  contents: [],
}

/** Returns the default home page: the title, the tagline and the sections. */
export function createHomePage({ title, tagline }: Settings): PageOf<'home'> {
  return { ...generatedPage, kind: 'home', href: '/', title, description: tagline || title, guide: undefined }
}

/** The address of the page for unknown addresses. Hosts look for `404.html`. */
const notFoundHref = '/404'

/** Returns the default page for unknown addresses. */
export function createNotFoundPage(): PageOf<'not-found'> {
  return {
    ...generatedPage,
    kind: 'not-found',
    href: notFoundHref,
    title: 'Page not found',
    description: 'There is no page at this address.',
    guide: undefined,
  }
}
