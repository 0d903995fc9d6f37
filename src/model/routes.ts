import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import type { Page } from './page.ts'

/** Adds pages under their addresses; two that a host could not tell apart are a mistake of the writer. */
export function addPages(made: readonly Page[], pages: Map<string, Page>, apiFile: string): Problem[] {
  const taken = new Map([...pages.values()].map((page) => [asHostsRead(page.href), page]))
  return made.flatMap((page) => {
    const name = asHostsRead(page.href)
    const other = taken.get(name)
    // So that a link to it is no second mistake.
    if (!pages.has(page.href)) pages.set(page.href, page)
    if (!other) {
      taken.set(name, page)
      return []
    }
    // Reading the API description has told of it, at the line of the path.
    if (page.kind === 'operation' && other.kind === 'operation') return []
    const isSame = page.href.replace(/\/$/, '') === other.href.replace(/\/$/, '')
    const message = isSame
      ? `The address ${page.href} is taken: ${nameOf(page)} and ${nameOf(other)} both have it.`
      : `Not every host tells ${page.href} from ${other.href}, which ${nameOf(page)} and ${nameOf(other)} have.`
    return [{ place: startOf(fileOf(page) ?? fileOf(other) ?? apiFile), message, hint: 'rename one of them' }]
  })
}

/** An address without what some hosts and disks do not tell apart: the slash at its end, its case, how letters are put together. */
function asHostsRead(href: string): string {
  return href
    .replace(/\/(index)?$/i, '')
    .toLowerCase()
    .normalize('NFC')
}

function fileOf(page: Page): string | undefined {
  return 'guide' in page ? page.guide?.file : undefined
}

function nameOf(page: Page): string {
  const file = fileOf(page)
  if (file) return startOf(file).file
  switch (page.kind) {
    case 'operation':
      return `the operation ${page.operation.method.toUpperCase()} ${page.operation.path}`
    case 'tag':
      return `the tag ${page.tag.name}`
    default:
      return `the page “${page.title}”`
  }
}
