import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import type { SiteFiles } from './site-files.ts'
import { filesAtUrl, filesInFolder, UnreadableSite } from './site-files.ts'

/** A built site that answers questions: its files, and what its home page says of all of it. */
export interface BuiltSite extends SiteFiles {
  readonly title: string
  /** The public address, without a slash at the end. */
  readonly url: string
  /** Where the site is read from, if that's another address than the public one. */
  readonly readFrom: string | undefined
  /** The names of its versions, the current one first. */
  readonly versions: readonly string[]
}

/** Opens the built site in a folder or at a URL, which may be the address of any of its pages. */
export async function openBuiltSite(place: string, cwd: string): Promise<BuiltSite> {
  if (!URL.canParse(place) || !/^https?:/.test(place)) {
    return siteOf(filesInFolder(path.resolve(cwd, place)), place)
  }
  const given = new URL(place)
  const html = await filesAtUrl(given.origin).read(decodeURI(given.pathname))
  const root = given.origin + basePathIn(html ?? '')
  return siteOf(filesAtUrl(root), place, root)
}

async function siteOf(files: SiteFiles, place: string, readFrom?: string): Promise<BuiltSite> {
  const home = homeOf((await files.read('/')) ?? '')
  if (home.versions.length === 0) {
    throw new UnreadableSite(`There is no site built by docwright at ${place}. Build one first.`)
  }
  const url = home.url || (readFrom ?? '')
  return { ...files, ...home, url, readFrom: url === readFrom ? undefined : readFrom }
}

/** The path below which a page expects its site to be served, as the address of its script says. */
function basePathIn(html: string): string {
  return /<script\b[^>]*\ssrc="([^"]*)\/assets\//.exec(html)?.[1] ?? ''
}

function homeOf(html: string): Pick<BuiltSite, 'title' | 'url' | 'versions'> {
  let [title, url] = ['', '']
  let versions: readonly string[] = []
  visit(fromHtml(html), 'element', ({ tagName, properties, children: [child] }) => {
    if (tagName === 'title' && child?.type === 'text') title ||= child.value
    if (String(properties.rel) === 'canonical') url = String(properties.href).replace(/\/$/, '')
    if (properties.dataSearchVersions !== undefined) {
      const listed: readonly (readonly [root: string, name: string])[] = JSON.parse(
        String(properties.dataSearchVersions),
      )
      versions = listed.map(([, name]) => name)
    }
  })
  return { title, url, versions }
}
