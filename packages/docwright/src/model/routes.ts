import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { removePathEnding } from '../wire.ts'
import type { Page } from './page.ts'

/** Pages, and the file to report for pages without one of their own. */
export interface PageGroup {
  readonly pages: readonly Page[]
  readonly apiFile: string
}

/** Returns pages by address. If a host couldn't distinguish two addresses, reports a problem and keeps the first page. */
export function indexPages(groups: readonly PageGroup[]): {
  pages: ReadonlyMap<string, Page>
  problems: readonly Problem[]
} {
  const byHref = new Map<string, Page>()
  const firsts = new Map<string, Page>()
  const problems: Problem[] = []
  for (const { pages, apiFile } of groups) {
    for (const page of pages) {
      if (page.href.startsWith('/assets/')) problems.push(reportCachedPath(page, apiFile))
      const address = normalizePath(page.href)
      const first = firsts.get(address)
      if (first) problems.push(reportTakenAddress(page, { first, apiFile }))
      else firsts.set(address, page)
      // The page is kept, so that links to it aren't reported as well.
      if (!byHref.has(page.href)) byHref.set(page.href, page)
    }
  }
  return { pages: byHref, problems }
}

function reportCachedPath(page: Page, apiFile: string): Problem {
  const message = `${page.href} can't be a page, because browsers cache files below /assets/ forever.`
  return { place: getFileStart(page.guide?.file ?? apiFile), message, hint: 'choose a different address' }
}

function reportTakenAddress(page: Page, { first, apiFile }: { first: Page; apiFile: string }): Problem {
  const isSame = removePathEnding(page.href) === removePathEnding(first.href)
  const message = isSame
    ? `${getName(page)} and ${getName(first)} have the same address, ${page.href}.`
    : `${getName(page)} and ${getName(first)} have the addresses ${page.href} and ${first.href}, which some hosts treat as the same path.`
  return {
    place: getFileStart(page.guide?.file ?? first.guide?.file ?? apiFile),
    message,
    hint: 'rename one of them',
  }
}

/** Normalizes differences that some hosts and file systems ignore: a trailing slash, case, and Unicode composition. */
export function normalizePath(href: string): string {
  return href
    .replace(/\/(index)?$/i, '')
    .toLowerCase()
    .normalize('NFC')
}

function getName(page: Page): string {
  if (page.guide) return getFileStart(page.guide.file).file
  switch (page.kind) {
    case 'operation':
      return `the operation ${page.operation.method.toUpperCase()} ${page.operation.path}`
    case 'tag':
      return `the tag ${page.tag.name}`
    default:
      return `the page “${page.title}”`
  }
}
