import { readFileSync } from 'node:fs'

/** Every page of a built site, by the addresses in its sitemap. */
export function hrefsIn(folder: string): string[] {
  const sitemap = readFileSync(`${folder}/sitemap.xml`, 'utf8')
  return [...sitemap.matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path!)
}
