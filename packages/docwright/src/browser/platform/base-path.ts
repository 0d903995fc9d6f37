/**
 * The path below which the site is hosted, such as `/project`, or an empty text at the root. The browser reads it from the
 * document; at build time it's set by `setBasePath`.
 */
export let basePath = globalThis.document?.documentElement.dataset.base ?? ''

/** Sets the base path for code without a document: rendering, and the search worker. */
export function setBasePath(path: string): void {
  basePath = path
}

/** Adds the base path to a site path. Other addresses are returned unchanged. */
export function addBasePath(href: string): string {
  return /^\/(?!\/)/.test(href) ? basePath + href : href
}

/** Returns the site path of a path on the host, or undefined if it's outside the site. The inverse of `addBasePath`. */
export function toSitePath(pathname: string): string | undefined {
  if (pathname === basePath) return '/'
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined
}

/** Returns the site path of a URL that is a page of this site: same origin and base, and not a file such as `/openapi.yaml`. */
export function toPageHref(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const isPage = !last.includes('.') || last.endsWith('.html')
  return origin === location.origin && isPage ? toSitePath(pathname) : undefined
}
