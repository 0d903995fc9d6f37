import type { Guide } from '../guides/guide.ts'
import { joined, lazy } from '../lazy.ts'
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
        return joined(common(guide, version), {
          kind: 'guide' as const,
          guide,
          version,
          sidebar,
          ...around(guide.href),
        })
      })
  })
}

/** The pages outside any section; the one at `/` is the home page. */
export function plainPages(guides: readonly Guide[], version: Version): readonly Page[] {
  return guides
    .filter((guide) => guide.section === undefined)
    .map((guide) => {
      const kind = guide.href === '/' ? ('home' as const) : ('plain' as const)
      return joined(common(guide, version), {
        kind,
        guide,
        version: undefined,
        sidebar: undefined,
        ...nowhere,
      })
    })
}

function common(guide: Guide, version: Version) {
  const { href, frontmatter, updatedAt } = guide
  const codes = () =>
    guide.mentions.some(({ names }) => names === 'error catalogue') ? errorCatalogueOf(version) : []
  return joined(
    { href, title: frontmatter.title, description: frontmatter.description, updatedAt },
    lazy({
      anchors: () => new Set([...guide.ids, ...codes().map(({ slug }) => slug)]),
      contents: () => guide.headings.filter(({ depth }) => depth === 2 || depth === 3),
    }),
  )
}
