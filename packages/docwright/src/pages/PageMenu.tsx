import type { Page, Site } from '../model/page.ts'
import { getVersion, listVersionLinks } from '../model/versions.ts'
import { Menu } from '../ui/layout/Menu.tsx'

/** The navigation next to a page. */
export function PageMenu({ page, site }: { page: Page; site: Site }) {
  return (
    <Menu
      config={site.config}
      version={getVersion(page, site)}
      versions={site.versions}
      choices={listVersionLinks(page, site)}
      sidebar={page.sidebar}
      branch={page.branch}
      href={page.href}
      sections={page.kind === 'operation' ? page.contents : []}
    />
  )
}
