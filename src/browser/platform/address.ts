/** The path below which the site lives on its host: nothing at the root, otherwise such as `/project`. */
export const base = import.meta.env.BASE_URL === '/' ? '' : import.meta.env.BASE_URL.slice(0, -1)

/** A site path as an address of its host; what is no site path stays as it is. */
export function address(href: string): string {
  return /^\/(?!\/)/.test(href) ? base + href : href
}

/** The inverse of `address`: the site path of a path on the host; nothing for one outside the site. */
export function hrefAt(pathname: string): string | undefined {
  if (pathname === base) return '/'
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : undefined
}
