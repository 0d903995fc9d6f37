import type { Guide } from '../guides/guide.ts'
import { errorCatalogueOf } from './named-in-apis.ts'
import type { Page, Version } from './page.ts'
import { nowhere, surroundingsIn } from './surroundings.ts'

/** A page for each guide of a version, in place in its section's sidebar. */
export function guidePages(guides: readonly Guide[], version: Version): readonly Page[] {
  return version.sidebars.flatMap((sidebar) => {
    const around = surroundingsIn(sidebar)
    return guides
      .filter((guide) => guide.section === sidebar.id)
      .map((guide): Page => {
        return {
          kind: 'guide',
          guide,
          ...common(guide, version),
          version,
          sidebar,
          ...around(guide.href),
        }
      })
  })
}

/** The pages outside any section; the one at `/` is the home page. */
export function plainPages(guides: readonly Guide[], version: Version): readonly Page[] {
  return guides
    .filter((guide) => guide.section === undefined)
    .map((guide) => {
      const kind = guide.href === '/' ? 'home' : 'plain'
      return {
        kind,
        guide,
        ...common(guide, version),
        version: undefined,
        sidebar: undefined,
        ...nowhere,
      }
    })
}

function common(guide: Guide, version: Version) {
  const hasCatalogue = guide.mentions.some(({ names }) => names === 'error catalogue')
  const codes = hasCatalogue ? errorCatalogueOf(version) : []
  return {
    href: guide.href,
    title: guide.frontmatter.title,
    description: guide.frontmatter.description,
    updatedAt: guide.updatedAt,
    anchors: new Set([...guide.ids, ...codes.map(({ slug }) => slug)]),
    contents: guide.headings.filter(({ depth }) => depth === 2 || depth === 3),
  }
}
