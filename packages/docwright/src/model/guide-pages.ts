import type { Settings } from '../config/site-config.ts'
import type { Guide } from '../guides/guide.ts'
import { createLazy } from '../lazy.ts'
import { listCatalogueEntries } from './named-in-apis.ts'
import type { Page, PageOf, Version } from './page.ts'
import { createSurroundingsLookup, nowhere } from './surroundings.ts'

/** Returns the pages of a version's guides, with their position in the section's sidebar. */
export function createGuidePages(guides: readonly Guide[], version: Version): readonly Page[] {
  const listed = version.sidebars.flatMap((sidebar) => {
    const around = createSurroundingsLookup(sidebar)
    return guides
      .filter((guide) => guide.section === sidebar.id)
      .map(
        (guide): Page =>
          createGuidePage(guide, version, { kind: 'guide', version, sidebar, ...around(guide.href) }),
      )
  })
  const isInSidebar = (guide: Guide) => version.sidebars.some(({ id }) => id === guide.section)
  // A section with only hidden guides has no sidebar.
  const others = guides.filter(
    (guide) => guide.section !== undefined && guide.frontmatter.hidden && !isInSidebar(guide),
  )
  const placed = { kind: 'guide', version, sidebar: undefined, ...nowhere } as const
  return [...listed, ...others.map((guide): Page => createGuidePage(guide, version, placed))]
}

/** Returns the pages outside any section. `/` is the home page, and `/404` is shown for unknown addresses. */
export function createPlainPages(guides: readonly Guide[], version: Version): readonly Page[] {
  return guides
    .filter((guide) => guide.section === undefined)
    .map((guide): Page => {
      const kind = getKindAt(guide.href)
      return createGuidePage(guide, version, { kind, version: undefined, sidebar: undefined, ...nowhere })
    })
}

function getKindAt(href: string): 'home' | 'not-found' | 'plain' {
  if (href === notFoundHref) return 'not-found'
  return href === '/' ? 'home' : 'plain'
}

/** Returns a guide's page, with its kind and position. */
function createGuidePage<Placed extends object>(guide: Guide, version: Version, placed: Placed) {
  const { href, frontmatter, updatedAt } = guide
  const { title, description = '', hidden } = frontmatter
  const codes = () =>
    guide.mentions.some(({ names }) => names === 'error catalogue') ? listCatalogueEntries(version) : []
  return createLazy(
    {
      anchors: () => new Set([...guide.ids, ...codes().map(({ slug }) => slug)]),
      contents: () => guide.headings.filter(({ depth }) => depth === 2 || depth === 3),
    },
    { guide, href, title, description, updatedAt, ...(hidden && { isHidden: true }), ...placed },
  )
}

const noNeighbors = {
  version: undefined,
  sidebar: undefined,
  ...nowhere,
  updatedAt: undefined,
  anchors: new Set<string>(),
  contents: [],
}

/** Returns the default home page: the title, the tagline and the sections. */
export function createHomePage({ title, tagline }: Settings): PageOf<'home'> {
  return { ...noNeighbors, kind: 'home', href: '/', title, description: tagline || title, guide: undefined }
}

/** The address of the page for unknown addresses. Hosts look for `404.html`. */
const notFoundHref = '/404'

/** Returns the default page for unknown addresses. */
export function createNotFoundPage(): PageOf<'not-found'> {
  return {
    ...noNeighbors,
    kind: 'not-found',
    href: notFoundHref,
    title: 'Page not found',
    description: 'There is no page at this address.',
    guide: undefined,
  }
}
