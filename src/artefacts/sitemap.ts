import type { Page, Site } from '../model/page.ts'
import type { Artefact } from './artefacts.ts'

/** Every page's canonical address (sitemaps.org protocol 0.9). */
export function sitemap({ pages, config }: Site): Artefact {
  const entries = [...pages.values()]
    .filter(({ kind }) => kind !== 'not-found')
    .map((page) => entry(page, config.url))
  const content = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`
  return { file: 'sitemap.xml', content }
}

function entry({ href, updatedAt }: Page, url: string): string {
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return `<url><loc>${url}${href}</loc>${changed}</url>\n`
}

/** Everyone may read everything (RFC 9309). */
export function robots({ config }: Site): Artefact {
  return { file: 'robots.txt', content: `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n` }
}
