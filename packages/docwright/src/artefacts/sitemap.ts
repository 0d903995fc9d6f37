import type { Page, Site } from '../model/page.ts'
import type { Artefact } from './artefact.ts'

/** The most addresses in one sitemap (sitemaps.org protocol 0.9). */
const maxAddresses = 50_000

/** Generates a sitemap of every page's canonical address, or an index of several sitemaps if there are too many for one. */
export function* createSitemaps({ pages, config }: Site, most = maxAddresses): Generator<Artefact> {
  const file = 'sitemap.xml'
  const listed = [...pages.values()].filter(({ kind, isHidden }) => kind !== 'not-found' && !isHidden)
  const formatUrls = (part: readonly Page[]) =>
    generateXml(
      'urlset',
      part.map((page) => formatEntry(page, config.url)),
    )
  if (listed.length <= most) return yield { file, content: () => formatUrls(listed) }
  const parts = Array.from({ length: Math.ceil(listed.length / most) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    content: () => formatUrls(listed.slice(index * most, (index + 1) * most)),
  }))
  const names = parts.map((part) => `<sitemap><loc>${config.url}/${part.file}</loc></sitemap>\n`)
  yield { file, content: () => generateXml('sitemapindex', names) }
  yield* parts
}

function* generateXml(element: string, entries: readonly string[]): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${element} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`
  yield* entries
  yield `</${element}>\n`
}

function formatEntry({ href, updatedAt }: Page, url: string): string {
  const changed = updatedAt ? `<lastmod>${updatedAt}</lastmod>` : ''
  return `<url><loc>${url}${escapeXml(encodeURI(href))}</loc>${changed}</url>\n`
}

/** Escapes a text for use in XML, including attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll("'", '&apos;')
}

/** Returns a `robots.txt` that allows everything (RFC 9309). */
export function createRobots({ config }: Site): Artefact {
  return {
    file: 'robots.txt',
    content: () => `User-agent: *\nAllow: /\n\nSitemap: ${config.url}/sitemap.xml\n`,
  }
}
