import type { Site } from '../model/page.ts'
import { getBasePath } from '../wire.ts'
import type { Artefact } from './artefact.ts'
import { createHeaderRules } from './host-headers.ts'
import { listRedirects } from './redirects.ts'

/** Returns `vercel.json`, with clean URLs, headers, and redirects. */
export function createVercelSettings(site: Pick<Site, 'config' | 'versions'>): Artefact {
  const { config } = site
  const headers = Object.entries(createHeaderRules(site)).map(([pattern, values]) => ({
    source: escapePattern(pattern).replace('*', '(.*)'),
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }))
  const redirects = listRedirects(config).map(({ from, to }) => ({
    source: escapePattern(getBasePath(config.url) + encodeURI(from)),
    destination: to,
    statusCode: 301,
  }))
  const settings = { $schema: 'https://openapi.vercel.sh/vercel.json', cleanUrls: true, headers, redirects }
  return { file: 'vercel.json', content: () => `${JSON.stringify(settings, null, 2)}\n` }
}

/** Escapes every special character of Vercel's patterns in an address, except the star. */
function escapePattern(address: string): string {
  return address.replace(/[()+?:{}.]/g, '\\$&')
}
