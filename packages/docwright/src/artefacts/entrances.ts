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
  const found = versions
    .flatMap(findFirstPages)
    .flatMap(([folder, first]) =>
      folder === '/' || first === undefined || findPage(folder, pages) ? [] : [[folder, first] as const],
    )
  return new Map(found)
}

/** Returns a version's folders (its docs, sections and APIs), each with the first page in it. */
function findFirstPages({
  docsRoot,
  sidebars,
  apis,
}: Version): readonly (readonly [string, string | undefined])[] {
  const firsts = sidebars.map(({ id, items }) => [`${docsRoot}${id}/`, findFirstLink(items)?.href] as const)
  return [
    [docsRoot, firsts[0]?.[1]],
    ...apis.map(({ root }) => [root, getIntroductionHref(root)] as const),
    ...firsts,
  ]
}
