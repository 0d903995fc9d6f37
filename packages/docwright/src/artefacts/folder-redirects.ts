import { getIntroductionHref } from '../model/api-hrefs.ts'
import { findPage } from '../model/checks/check-links.ts'
import type { Site, Version } from '../model/page.ts'
import { findFirstLink } from '../model/sidebar.ts'
import { getBasePath } from '../wire.ts'
import type { Artefact } from './artefact.ts'
import { createRedirectPage } from './redirects.ts'

/**
 * Generates a redirect page for each folder of docs without a page of its own. For example, `/docs/` leads to the folder's first
 * page.
 */
export function* createFolderRedirects(site: Site): Generator<Artefact> {
  const { url } = site.config
  for (const [folder, first] of findFoldersWithoutPage(site)) {
    const to = getBasePath(url) + encodeURI(first)
    yield {
      file: `${folder.slice(1)}index.html`,
      content: () => createRedirectPage(new URL(to, url).href, to),
    }
  }
}

/** Returns the folders without a page, each with the address of its first page. */
export function findFoldersWithoutPage({
  versions,
  pagesButSchemas: pages,
}: Pick<Site, 'versions' | 'pagesButSchemas'>): ReadonlyMap<string, string> {
  const folders = versions.flatMap(findFirstPages)
  return new Map(folders.filter(([folder]) => folder !== '/' && !findPage(folder, pages)))
}

/** Returns a version's folders (its docs, sections, and APIs), each with the first page in it. */
function findFirstPages({
  docsRoot,
  sidebars,
  apis,
}: Version): readonly (readonly [folder: string, first: string])[] {
  const sections = sidebars.flatMap(({ id, items }) => {
    const first = findFirstLink(items)?.href
    return first === undefined ? [] : [[`${docsRoot}${id}/`, first] as const]
  })
  return [
    ...sections.slice(0, 1).map(([, first]) => [docsRoot, first] as const),
    ...apis.map(({ root }) => [root, getIntroductionHref(root)] as const),
    ...sections,
  ]
}
