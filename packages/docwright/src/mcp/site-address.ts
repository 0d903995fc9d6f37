import { decodeUrlPart } from '../url/decoded.ts'
import { getBasePath, removePathEnding } from '../wire.ts'
import type { BuiltSite } from './built-site.ts'

/** A location on a site: the path of a page or file, and optionally the ID of a part. */
export interface SiteAddress {
  readonly path: string
  readonly id: string
}

/** The URLs below which a site's own pages are. */
type Roots = Pick<BuiltSite, 'url' | 'readFrom'>

/**
 * Parses an address that an agent provides: a path, or a URL of this site, with or without `.md` or `.html`. Returns `undefined`
 * for an address on another site.
 */
export function readAddress(address: string, roots: Roots): SiteAddress | undefined {
  const [before = '', ...after] = address.trim().split('#')
  const path = findPathBelow(before.replace(/\?.*$/s, ''), roots)
  return path === undefined ? undefined : { path: decodeUrlPart(path), id: decodeUrlPart(after.join('#')) }
}

/** Returns the site path of an address. Links on a page start with the base path; addresses from the search don't. */
function findPathBelow(address: string, { url, readFrom }: Roots): string | undefined {
  const isWhole = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
  const candidates = isWhole ? [url, readFrom] : [getBasePath(url)]
  const root = candidates.find((each) => each && `${address}/`.startsWith(`${each}/`))
  if (root) return address.slice(root.length) || '/'
  return isWhole ? undefined : `/${address.replace(/^\/+/, '')}`
}

/** Returns the possible page paths for a path: without and with a trailing slash. */
export function listPagePaths(path: string): readonly string[] {
  const page = removePathEnding(path.replace(/(?:\/index)?\.md$/, ''))
  return /\/(?:index\.\w+)?$/.test(path) ? [`${page}/`, page] : [page, `${page}/`]
}
