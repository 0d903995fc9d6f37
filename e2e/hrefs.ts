import { readFileSync } from 'node:fs'

/** Every page of a built site, by the addresses in its sitemap. */
export function hrefsIn(folder: string): string[] {
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
}

/** Addresses of the shipped site that between them show every kind of page and the widest tables. */
export const samples = [
  '/',
  '/markdown-page',
  '/docs/get-started/',
  '/docs/fraud-prevention/risk-evaluation/integration',
  '/docs/api/api-reference',
  '/docs/api/assets',
  '/docs/api/post-v-1-tools-echo',
] as const
