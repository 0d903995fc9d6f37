/** Whether an address is a page of this site: same origin, and no file such as `/openapi.yaml`. */
export function isPage(address: string): boolean {
  const { origin, pathname } = new URL(address, location.href)
  const last = pathname.slice(pathname.lastIndexOf('/') + 1)
  return origin === location.origin && (!last.includes('.') || last.endsWith('.html'))
}
