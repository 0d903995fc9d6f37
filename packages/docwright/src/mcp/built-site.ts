import path from 'node:path'
import { getMarkupText, isElement, listAllElements, readMarkup } from '../markup/markup.ts'
import type { SiteFiles } from './site-files.ts'
import { readFilesAtUrl, readFilesInFolder, UnreadableSite } from './site-files.ts'

/** A built site that can be queried: its files, and the facts from its home page. */
export interface BuiltSite extends SiteFiles {
  readonly title: string
  /** The site's public URL, without a trailing slash. */
  readonly url: string
  /** The URL that the site is read from, if it isn't the public one. */
  readonly readFrom: string | undefined
  /** The names of its versions, the current one first. */
  readonly versions: readonly string[]
}

/** Opens a built site in a folder or at a URL, which may be the URL of any of its pages. */
export async function openBuiltSite(place: string, cwd: string): Promise<BuiltSite> {
  if (!URL.canParse(place) || !/^https?:/.test(place)) {
    return getSite(readFilesInFolder(path.resolve(cwd, place)), place)
  }
  const given = new URL(place)
  const html = await readFilesAtUrl(given.origin).read(decodeURI(given.pathname))
  const root = given.origin + findBasePath(html ?? '')
  return getSite(readFilesAtUrl(root), place, root)
}

async function getSite(files: SiteFiles, place: string, readFrom?: string): Promise<BuiltSite> {
  const home = getHome((await files.read('/')) ?? '')
  if (home.versions.length === 0) {
    throw new UnreadableSite(`There is no site built by docwright at ${place}. Build one first.`)
  }
  const url = home.url || (readFrom ?? '')
  return { ...files, ...home, url, readFrom: url === readFrom ? undefined : readFrom }
}

/** Returns the base path of a page's site, derived from the address of its script. */
function findBasePath(html: string): string {
  return /<script\b[^>]*\ssrc="([^"]*)\/assets\//.exec(html)?.[1] ?? ''
}

function getHome(html: string): Pick<BuiltSite, 'title' | 'url' | 'versions'> {
  const elements = readMarkup(html).filter(isElement).flatMap(listAllElements)
  const title = elements.find(({ name }) => name === 'title')
  const link = elements.find(({ attributes }) => attributes.rel === 'canonical')
  const search = elements.find(({ attributes }) => attributes['data-search-versions'] !== undefined)
  const versions: readonly (readonly [root: string, name: string])[] = JSON.parse(
    search?.attributes['data-search-versions'] ?? '[]',
  )
  return {
    title: title ? getMarkupText(title) : '',
    url: link?.attributes.href?.replace(/\/$/, '') ?? '',
    versions: versions.map(([, name]) => name),
  }
}
