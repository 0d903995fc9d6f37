import type { Page, Site, Version } from '../model/page.ts'

/** The version whose navigation a page shows: its own, or the current one for pages outside the docs. */
export function versionOf(page: Page, site: Site): Version {
  return page.version ?? site.versions[0]!
}
