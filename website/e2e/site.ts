import { readFileSync } from 'node:fs'

/** The built site that tests visit, and its address, which is known when the server has started. */
export const folder = '../dist'
export const address = process.env.SERVED_SITE ?? ''

/** All pages of the site. */
export const hrefs = [
  ...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, href]) => href!)
