import { readFileSync } from 'node:fs'

/** Every page of a built site, by the addresses in its sitemap. */
export function hrefsIn(folder: string): string[] {
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
}

/** Returns the first page of each folder and the first operation. Tests that would take too long on every page visit these. */
export function sampleIn(folder: string): string[] {
  const hrefs = hrefsIn(folder)
  const kindOf = (href: string) => (operation.test(href) ? 'operation' : href.replace(/[^/]*$/, ''))
  return [...new Map(hrefs.toReversed().map((href) => [kindOf(href), href])).values()]
}

const operation = /^\/docs\/api\/(?:get|post|put|patch|delete)-/

/** The operations among them, each with its method and path. */
export function operationsIn(folder: string): string[] {
  return hrefsIn(folder).filter((href) => operation.test(href))
}

/** Addresses of pages of the test site that are hard to lay out. */
export const samples = ['/', '/docs/shed/care', '/docs/api/api-reference', '/docs/api/post-loans'] as const
