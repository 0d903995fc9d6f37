import type { ComponentProps } from 'react'
import type { Page, Site } from '../model/page.ts'
import { getVersion, listVersionLinks } from '../model/versions.ts'
import { Frame } from '../ui/layout/Frame.tsx'
import { Menu } from '../ui/layout/Menu.tsx'

interface Props extends Omit<ComponentProps<typeof Frame>, 'menu'> {
  readonly page: Page
  readonly site: Site
}

/** The columns of a page, with the navigation next to it. */
export function PageFrame({ page, site, ...frame }: Props) {
  const menu = (
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
  return <Frame {...frame} menu={menu} />
}
