/** The JSON that the browser fetches to show another page: only what differs between pages. */
export interface Payload {
  /** The document's title. */
  readonly title: string
  /** The ID of the sidebar that is current in the navbar. */
  readonly section?: string | undefined
  /** The ID of the build. A page from another build is loaded as a whole document. */
  readonly build: string
  /** The HTML that fills the region. */
  readonly html: string
}

/** Returns the base path of a site, given its URL: an empty text at the root, otherwise such as `/project`. */
export function getBasePath(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '')
}

/** The name of the Trusted Types policy that the security policy allows. */
export const trustedTypesPolicy = 'site'

/** The ID of the element that a payload's HTML fills. */
export const regionId = 'page'

/** Removes the optional end of a path: `/index.html`, `.html`, or a trailing slash. */
export function removePathEnding(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '')
}

/** Returns the path of a page's HTML file below the site's root: `docs/tools/overview.html`, `docs/get-started/index.html`. */
export function getHtmlFile(href: string): string {
  return `${getFileStem(href)}.html`
}

/** Returns the site path of a page's payload. Its extension is `.txt`, because every static host compresses that. */
export function toPayloadHref(href: string): string {
  return `/${getFileStem(href)}.txt`
}

/** Returns a path that a reader typed in the form of the page's own address, without `.html`. */
function getFileStem(href: string): string {
  const path = href.replace(/^\//, '').replace(/\.html$/, '')
  return path === '' || path.endsWith('/') ? `${path}index` : path
}

/** When an island is hydrated: when the reader approaches it, when it comes into view, or when the browser is idle. */
export type Wake = 'intent' | 'visible' | 'idle'
