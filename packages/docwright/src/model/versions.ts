import type { Page, Site, Version } from './page.ts'
import { firstLink } from './sidebar.ts'

/** A version of the docs as a page offers it. */
export interface VersionLink {
  readonly name: string
  /** The same page there, otherwise the nearest thing to it. */
  readonly href: string
  readonly isCurrent: boolean
  /** Whether it is the version of the page itself. */
  readonly isHere: boolean
}

/** The versions that a page's reader can choose from; none when there is no choice. */
export function versionLinks(
  page: Page,
  site: Pick<Site, 'versions' | 'pages' | 'pagesButSchemas'>,
): readonly VersionLink[] {
  const { versions } = site
  if (versions.length < 2 || !page.version) return []
  const pages = page.kind === 'schema' ? site.pages : site.pagesButSchemas
  return versions.map((version) => ({
    name: version.name,
    href: hrefIn(version, page, pages),
    isCurrent: version.isCurrent,
    isHere: version === page.version,
  }))
}

/** The same page in another version, otherwise the first page of its section, otherwise the version's first page. */
function hrefIn(version: Version, page: Page, pages: Site['pages']): string {
  const same = version.docsRoot + page.href.slice(page.version!.docsRoot.length)
  if (pages.get(same)?.version === version) return same
  return firstHref(version, page.sidebar?.id) ?? firstHref(version, version.sidebars[0]?.id) ?? '/'
}

/** Where a section begins in each version, in the order of the versions; where one lacks it, in the current one. */
export function sectionHrefs(id: string, versions: readonly Version[]): readonly string[] {
  const current = versions.find(({ isCurrent }) => isCurrent)
  return versions.map((version) => firstHref(version, id) ?? (current && firstHref(current, id)) ?? '/')
}

function firstHref({ sidebars }: Version, id: string | undefined): string | undefined {
  const sidebar = sidebars.find((each) => each.id === id)
  return sidebar && firstLink(sidebar.items)?.href
}

/** The version whose navigation a page shows: its own, or the current one for pages outside the docs. */
export function versionOf(page: Page, site: Site): Version {
  return page.version ?? site.versions[0]!
}
