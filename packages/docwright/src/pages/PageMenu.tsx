import type { Page, Site } from '../model/page.ts'
import { versionLinks, versionOf } from '../model/versions.ts'
import { Menu } from '../ui/layout/Menu.tsx'

/** The navigation next to a page. */
export function PageMenu({ page, site }: { page: Page; site: Site }) {
  return (
    <Menu
      config={site.config}
      version={versionOf(page, site)}
      versions={site.versions}
      choices={versionLinks(page, site)}
      sidebar={page.sidebar}
      branch={page.branch}
      href={page.href}
      sections={page.kind === 'operation' ? page.contents : []}
    />
  )
}
