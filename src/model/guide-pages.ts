import type { Guide } from '../guides/guide.ts'
import type { Api } from '../openapi/api.ts'
import type { Crumb, Page, Version } from './page.ts'
import { branchTo, linksOf, type Sidebar } from './sidebar.ts'

/** A page for each guide of a version, in place in its section's sidebar. */
export function guidePages(guides: readonly Guide[], version: Version): Page[] {
  return guides
    .filter((guide) => guide.section !== undefined)
    .map((guide) => {
      const sidebar = version.sidebars.find(({ id }) => id === guide.section)
      return {
        kind: 'guide',
        guide,
        ...common(guide, version.api),
        version,
        sidebar,
        ...surroundings(guide.href, sidebar),
      }
    })
}

/** The pages outside any section; the one at `/` is the home page. */
export function plainPages(guides: readonly Guide[], api: Api | undefined): Page[] {
  return guides
    .filter((guide) => guide.section === undefined)
    .map((guide) => {
      const kind = guide.href === '/' ? 'home' : 'plain'
      return {
        kind,
        guide,
        ...common(guide, api),
        version: undefined,
        sidebar: undefined,
        ...surroundings(guide.href, undefined),
      }
    })
}

function common(guide: Guide, api: Api | undefined) {
  const hasCatalogue = guide.mentions.some(({ element }) => element === 'ErrorCatalogue')
  const codes = hasCatalogue ? (api?.errorCatalogue ?? []) : []
  return {
    href: guide.href,
    title: guide.frontmatter.title,
    description: guide.frontmatter.description,
    updatedAt: guide.updatedAt,
    anchors: new Set([...guide.ids, ...codes.map(({ slug }) => slug)]),
    contents: guide.headings.filter(({ depth }) => depth === 2 || depth === 3),
  }
}

/** What lies around a page in its sidebar: the way to it, and its neighbours. */
export function surroundings(href: string, sidebar: Sidebar | undefined) {
  if (!sidebar) return { breadcrumbs: [], previous: undefined, next: undefined }
  const links = linksOf(sidebar.items)
  const index = links.findIndex((link) => link.href === href)
  const first = links[0]
  const root: Crumb[] = first && first.href !== href ? [{ href: first.href, label: sidebar.label }] : []
  const branch = branchTo(href, sidebar.items) ?? []
  const above = branch
    .filter((category) => category.href !== href)
    .map((category) => ({ href: category.href, label: category.label }))
  return {
    breadcrumbs: [...root, ...above],
    previous: links[index - 1],
    next: index < 0 ? undefined : links[index + 1],
  }
}
