import { readFileSync } from 'node:fs'

/** The built site that tests visit, and where it is served, which is known once it is. */
export const folder = '../dist'
export const address = process.env.SERVED_SITE ?? ''

/** Every page of it. */
export const hrefs = [
  ...readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>[^<]*?\/\/[^/]+([^<]*)<\/loc>/g),
].map(([, href]) => href!)
