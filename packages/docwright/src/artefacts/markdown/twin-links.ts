import { memoized } from '../../lazy.ts'
import { pageAt } from '../../model/checks/check-links.ts'
import { markdownHref } from '../../model/markdown-href.ts'
import type { Page, Site } from '../../model/page.ts'
import { decoded } from '../../url/decoded.ts'
import { basePathOf } from '../../wire.ts'

/** Where a link of a page leads in its twin: to the twin of another page, or to a part of this one. */
export function twinLink(href: string, { page, site }: { readonly page: Page; readonly site: Site }): string {
  const { url } = site.config
  if (!/^(?:#|\/(?!\/))/.test(href)) return href
  const [path = '', hash] = href.split('#', 2)
  const base = basePathOf(url)
  const target =
    path === '' ? page : pageOf(path.startsWith(`${base}/`) ? path.slice(base.length) : path, site)
  if (!target) return new URL(url).origin + href
  const part = hash ? `#${encodeURI(shownPart(decoded(hash), target))}` : ''
  if (target === page && part) return part
  return url + encodeURI(site.config.files.twins ? markdownHref(target.href) : target.href) + part
}

function pageOf(path: string, site: Site): Page | undefined {
  return pageAt(path, site.pagesButSchemas) ?? pageAt(path, site.pages)
}

/** The ID under which a page shows a part; several addresses may lead to one field. */
export function shownPart(id: string, page: Page): string {
  return aliasesOn(page).get(id) ?? id
}

const aliasesOn = memoized((page: Page): ReadonlyMap<string, string> => {
  const fields =
    page.kind === 'operation' ? page.operation.fields : page.kind === 'schema' ? page.schema.fields : []
  return new Map(fields.flatMap(({ id, aliasOf }) => (aliasOf === undefined ? [] : [[id, aliasOf] as const])))
})
