import { hrefAt } from '../platform/base-path.ts'

/** The site path of an address that is a page of this site: same origin and base, and no file such as `/openapi.yaml`. */
export function pageHref(address: string): string | undefined {
  const { origin, pathname } = new URL(address, location.href)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  const isPage = !last.includes('.') || last.endsWith('.html')
  return origin === location.origin && isPage ? hrefAt(pathname) : undefined
}
