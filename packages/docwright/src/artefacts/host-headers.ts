import { readBytes } from '../content/content-file.ts'
import type { Site } from '../model/page.ts'
import { getBasePath } from '../wire.ts'
import { apiCatalogHref } from './api-catalog.ts'
import type { Artefact } from './artefact.ts'
import { runsEdgeFunction } from './edge-functions.ts'

/** Headers that a host should send with every file. Framing can only be forbidden here, not by the policy inside a page. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Caching for files under `assets/`, whose names change with their content. */
export const immutableCacheControl = 'public, max-age=31536000, immutable'

/** The header by which the home page leads programs to the catalog of APIs (RFC 9727, section 3). */
export function formatCatalogLink(base: string): string {
  return `<${base}${apiCatalogHref}>; rel="api-catalog"`
}

/** The file of headers that Netlify and Cloudflare Pages read. */
export const headerList = '_headers'

/** Returns a site's headers by address pattern, where `*` matches the rest of an address. */
export function createHeaderRules({
  config,
  versions,
}: Pick<Site, 'config' | 'versions'>): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const base = getBasePath(config.url)
  const apis = versions[0]?.apis ?? []
  return {
    [`${base}/*`]: { ...securityHeaders, ...(runsEdgeFunction(config) && { Vary: 'Accept' }) },
    ...(apis.length > 0 && {
      [`${base}/`]: { Link: formatCatalogLink(base) },
      [base + apiCatalogHref]: { 'Content-Type': 'application/linkset+json' },
    }),
    [`${base}/assets/*`]: { 'Cache-Control': immutableCacheControl },
    [`${base}/*.md`]: { 'Content-Type': 'text/markdown; charset=utf-8' },
    [`${base}/*.txt`]: { 'Content-Type': 'text/plain; charset=utf-8' },
    [`${base}/*.yaml`]: { 'Content-Type': 'application/yaml; charset=utf-8' },
  }
}

/**
 * Writes the headers file for Netlify and Cloudflare Pages, with the writer's rules after the generated ones. For nginx, see
 * `deploy/nginx.conf`.
 */
export function createHostHeaders(site: Site): Artefact {
  const blocks = Object.entries(createHeaderRules(site)).map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${pattern}\n${lines.join('')}`
  })
  const ours = blocks.join('\n')
  const theirs = site.media.get(`/${headerList}`)
  return {
    file: headerList,
    content: () =>
      theirs === undefined
        ? ours
        : `# Headers of every docwright site. All rules that match a path apply, so no two may set the same header.\n${ours}\n# From content/public/:\n${readBytes(theirs).toString('utf8')}`,
  }
}
