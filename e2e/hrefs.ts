import { readFileSync } from 'node:fs'

/** Every address of a built site, as its sitemap lists them. */
export function hrefsOf({ folder }: { readonly folder: string }): string[] {
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
}

/** Addresses of the shipped site that between them show every kind of page and the longest tables. */
export const samples = [
  '/',
  '/markdown-page',
  '/docs/get-started/',
  '/docs/fraud-prevention/risk-evaluation/integration',
  '/docs/api/api-reference',
  '/docs/api/assets',
  '/docs/api/post-v-1-tools-echo',
] as const
