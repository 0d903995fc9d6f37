import type { Page, Site, Version } from './page.ts'
import { findFirstLink } from './sidebar.ts'

/** An entry of a page's version picker. */
export interface VersionLink {
  readonly name: string
  /** The same page in that version, or else the closest one. */
  readonly href: string
  readonly isCurrent: boolean
  /** Whether this is the current page's version. */
  readonly isHere: boolean
}

/** Returns the entries of a page's version picker, or none if there is only one version. */
export function listVersionLinks(
  page: Page,
  site: Pick<Site, 'versions' | 'pages' | 'pagesButSchemas'>,
): readonly VersionLink[] {
  const { versions } = site
  if (versions.length < 2 || !page.version) return []
  const pages = page.kind === 'schema' ? site.pages : site.pagesButSchemas
  return versions.map((version) => ({
    name: version.name,
    href: findEquivalentHref(version, page, pages),
    isCurrent: version.isCurrent,
    isHere: version === page.version,
  }))
}

/** Returns the same page in another version, or else its section's first page, or else the version's first page. */
function findEquivalentHref(version: Version, page: Page, pages: Site['pages']): string {
  const same = version.docsRoot + page.href.slice(page.version!.docsRoot.length)
  if (pages.get(same)?.version === version) return same
  return findFirstHref(version, page.sidebar?.id) ?? findFirstHref(version, version.sidebars[0]?.id) ?? '/'
}

/**
 * Returns the first page of a section in each version, in order. If a version lacks the section, returns the current version's
 * page.
 */
export function listSectionHrefs(id: string, versions: readonly Version[]): readonly string[] {
  const current = versions.find(({ isCurrent }) => isCurrent)
  return versions.map(
    (version) => findFirstHref(version, id) ?? (current && findFirstHref(current, id)) ?? '/',
  )
}

function findFirstHref({ sidebars }: Version, id: string | undefined): string | undefined {
  const sidebar = sidebars.find((each) => each.id === id)
  return sidebar && findFirstLink(sidebar.items)?.href
}

/** Returns the version whose navigation a page shows: its own, or the current one for pages outside the docs. */
export function getVersion(page: Page, site: Site): Version {
  return page.version ?? site.versions[0]!
}
