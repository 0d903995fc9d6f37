import { decoded } from '../url/decoded.ts'
import { bareAddress, basePathOf } from '../wire.ts'
import type { BuiltSite } from './built-site.ts'

/** A place on a site: the path of a page or file, and the ID of the part that's meant. */
export interface SiteAddress {
  readonly path: string
  readonly id: string
}

/** The addresses below which a site's own pages are. */
type Roots = Pick<BuiltSite, 'url' | 'readFrom'>

/**
 * Parses an address as a program writes it: a path, or a URL of this site, with or without `.md` or `.html`. Returns `undefined`
 * for an address on another site.
 */
export function readAddress(address: string, roots: Roots): SiteAddress | undefined {
  const [before = '', ...after] = address.trim().split('#')
  const path = pathBelow(before.replace(/\?.*$/s, ''), roots)
  return path === undefined ? undefined : { path: decoded(path), id: decoded(after.join('#')) }
}

/** Links on a page begin with the base path, and the search's addresses don't. */
function pathBelow(address: string, { url, readFrom }: Roots): string | undefined {
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  const candidates = isWhole ? [url, readFrom] : [basePathOf(url)]
  const root = candidates.find((each) => each && `${address}/`.startsWith(`${each}/`))
  if (root) return address.slice(root.length) || '/'
  return isWhole ? undefined : `/${address.replace(/^\/+/, '')}`
}

/** The paths of the pages that a path may mean: without a slash at its end, and with one. */
export function pagePaths(path: string): readonly string[] {
  const page = bareAddress(path.replace(/(?:\/index)?\.md$/, ''))
  return /\/(?:index\.\w+)?$/.test(path) ? [`${page}/`, page] : [page, `${page}/`]
}
