import { startOf } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import type { Page } from './page.ts'

/** Adds pages under their addresses; two that a host could not tell apart are a mistake of the writer. */
export function addPages(made: readonly Page[], pages: Map<string, Page>, apiFile: string): Problem[] {
  return made.flatMap((page) => {
    const other =
      pages.get(page.href) ?? pages.get(page.href.replace(/\/$/, '')) ?? pages.get(`${page.href}/`)
    if (!other) {
      pages.set(page.href, page)
      return []
    }
    // Reading the API description has told of it, at the line of the path.
    if (page.kind === 'operation' && other.kind === 'operation') return []
    const message = `The address ${page.href} is taken: ${nameOf(page)} and ${nameOf(other)} both have it.`
    return [{ place: startOf(fileOf(page) ?? fileOf(other) ?? apiFile), message, hint: 'rename one of them' }]
  })
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
