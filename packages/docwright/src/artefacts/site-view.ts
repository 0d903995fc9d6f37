import path from 'node:path'
import type { PageView, SiteView } from '../extensions/define-extension.ts'
import { lazy, memoized } from '../lazy.ts'
import { introductionHref } from '../model/api-hrefs.ts'
import type { Page, Site } from '../model/page.ts'
import { twin } from './markdown/twin.ts'

/** A site as its extensions see it; what costs something is made when they ask for it. */
export const siteView: (site: Site) => SiteView = memoized((site) => {
  const { title, tagline, url } = site.config
  return lazy(
    {
      pages: () => [...site.pages.values()].flatMap((page) => pageView(page, site)),
      apis: () =>
        site.versions.flatMap(({ name, apis }) =>
          apis.map((api) => ({
            title: api.info.title,
            version: api.info.version,
            docsVersion: name,
            href: introductionHref(api.root),
            document: () => JSON.parse(api.asJson),
          })),
        ),
    },
    { title, tagline, url },
  )
})

function pageView(page: Page, site: Site): readonly PageView[] {
  const { kind, href, title, description, updatedAt } = page
  if (kind === 'not-found') return []
  const file = 'guide' in page && page.guide ? path.relative('', page.guide.file) : undefined
  const markdown = () => twin(page, site)
  return [{ href, title, description, kind, version: page.version?.name, file, updatedAt, markdown }]
}
