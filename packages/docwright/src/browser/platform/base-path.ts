/**
 * The path below which the site lives on its host: an empty text at the root, otherwise such as `/project`. In the browser
 * the document says it; while pages are drawn it is what `setBasePath` was given.
 */
export let basePath = globalThis.document?.documentElement.dataset.base ?? ''

/** Says where the site lives to code that has no document: what draws pages, and the search's worker. */
export function setBasePath(path: string): void {
  basePath = path
}

/** A site path as an address of its host; what isn't a site path stays as it is. */
export function withBase(href: string): string {
  return /^\/(?!\/)/.test(href) ? basePath + href : href
}

/** The inverse of `withBase`: the site path of a path on the host; undefined for one outside the site. */
export function hrefAt(pathname: string): string | undefined {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined
}

/** The site path of an address that is a page of this site: same origin and base, and no file such as `/openapi.yaml`. */
export function pageHref(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const isPage = !last.includes('.') || last.endsWith('.html')
  return origin === location.origin && isPage ? hrefAt(pathname) : undefined
}
