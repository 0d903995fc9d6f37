/** What the browser fetches to show another page, as JSON: all that differs between two pages, and no more. */
export interface Payload {
  /** The document's title. */
  readonly title: string
  /** The navbar's link that is current: a sidebar's ID. */
  readonly section?: string | undefined
  /** Names the code this payload was made for; a page of another build is loaded whole. */
  readonly build: string
  /** The HTML that fills the region. */
  readonly html: string
}

/**
 * The path below which a site lives on its host, by its address: an empty text at the root, otherwise such as `/project`.
 */
export function basePathOf(url: string): string {
  return new URL(url).pathname.replace(/\/$/, '')
}

/** The name of the Trusted Types policy that the security policy allows. */
export const trustedTypesPolicy = 'site'

/** The ID of the element that a payload's HTML fills. */
export const regionId = 'page'

/** A path without what a host lets a reader add or leave out: `/index.html`, `.html`, the slash at its end. */
export function bareAddress(path: string): string {
  return path.replace(/(\/index)?\.html$/, '').replace(/\/$/, '')
}

/** The file of a page's HTML below the site's root: `docs/tools/overview.html`, `docs/get-started/index.html`. */
export function htmlFile(href: string): string {
  return `${fileStem(href)}.html`
}

/** The site path of a page's payload; `.txt`, since every static host compresses it. */
export function payloadHref(href: string): string {
  return `/${fileStem(href)}.txt`
}

/** A path as the reader typed it, in the form of the page's own address when it ends in `.html`. */
function fileStem(href: string): string {
  const path = href.replace(/^\//, '').replace(/\.html$/, '')
  return path === '' || path.endsWith('/') ? `${path}index` : path
}

/** When an island is hydrated: at a sign of the reader's intent, when it comes into view, or when the browser has time. */
export type Wake = 'intent' | 'visible' | 'idle'
