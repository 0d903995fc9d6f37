import path from 'node:path'
import type { PageView, SiteView } from '../extensions/define-extension.ts'
import { createLazy } from '../lazy.ts'
import { createApiView } from '../model/api-view.ts'
import type { PageOf, Site } from '../model/page.ts'
import { listSidebarLinks } from '../model/sidebar.ts'
import { formatTwin } from './markdown/twin.ts'

/** Returns a read-only view of a site for its extensions. Values that are expensive are computed on first use. */
export function createSiteView(site: Site): SiteView {
  const { title, tagline, url } = site.config
  return createLazy(
    {
      pages: () =>
        [...site.pages.values()]
          .filter((page) => page.kind !== 'not-found')
          .map((page) => createPageView(page, site)),
      apis: () => site.versions.flatMap(({ name, apis }) => apis.map((api) => createApiView(api, name))),
      sidebars: () =>
        site.versions.flatMap(({ name, sidebars }) =>
          sidebars.map(({ id, label, items }) => ({
            id,
            label,
            version: name,
            links: listSidebarLinks(items).map((link) => ({ href: link.href, label: link.label })),
          })),
        ),
    },
    { title, tagline, url },
  )
}

function createPageView(page: PageOf<PageView['kind']>, site: Site): PageView {
  const { kind, href, title, description, updatedAt, guide } = page
  const file = guide && path.relative('', guide.file)
  const markdown = () => formatTwin(page, site)
  const known = { href, title, description, kind, version: page.version?.name, file, updatedAt, markdown }
  return createLazy(
    {
      headings: () => (guide?.headings ?? page.contents).map(({ depth, id, text }) => ({ depth, id, text })),
      anchors: () => [...page.anchors],
    },
    known,
  )
}
