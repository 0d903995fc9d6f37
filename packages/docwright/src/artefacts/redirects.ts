import type { Settings } from '../config/site-config.ts'
import { readBytes } from '../content/content-file.ts'
import type { Site } from '../model/page.ts'
import { getBasePath, getHtmlFile, removePathEnding } from '../wire.ts'
import type { Artefact } from './artefact.ts'

/** The list of redirects that Netlify and Cloudflare Pages read. */
export const redirectList = '_redirects'

/** The list of redirects that `deploy/nginx.conf` reads. */
const redirectMap = '_redirects.map'

/** A redirect: an old address without the base path, and its target as the `Location` header has it. */
interface Redirect {
  readonly from: string
  readonly to: string
}

/** Returns the redirects of the config with full paths, as hosts need them. */
export function listRedirects({ redirects, url }: Pick<Settings, 'redirects' | 'url'>): readonly Redirect[] {
  return Object.entries(redirects).map(([from, target]) => {
    const { pathname, search, hash } = new URL(target, url)
    const to = target.startsWith('/') ? getBasePath(url) + pathname + search + hash : new URL(target).href
    return { from: removePathEnding(from), to }
  })
}

/** Generates a redirect page at each old address, for hosts without redirects, and redirect lists for hosts with them. */
export function* createRedirectFiles({ config, media }: Site): Generator<Artefact> {
  const redirects = listRedirects(config)
  if (redirects.length === 0) return
  for (const { from, to } of redirects) {
    yield { file: getHtmlFile(from), content: () => createRedirectPage(new URL(to, config.url).href, to) }
  }
  const base = getBasePath(config.url)
  const publicRedirects = media.get(`/${redirectList}`)
  yield {
    file: redirectList,
    content: () =>
      publicRedirects === undefined
        ? formatRedirects(redirects, config)
        : `${formatRedirects(redirects, config)}\n# From content/public/:\n${readBytes(publicRedirects).toString('utf8')}`,
  }
  yield {
    file: redirectMap,
    content: () => redirects.map(({ from, to }) => formatNginxLine(decodeURI(base) + from, to)).join(''),
  }
}

/**
 * Formats the redirects. To redirect from a file that exists, Netlify needs a `!` after the status, which Cloudflare Pages
 * rejects.
 */
function formatRedirects(redirects: readonly Redirect[], { host, url }: Settings): string {
  const status = host === 'netlify' ? '301!' : '301'
  const lines = redirects.map(({ from, to }) => `${getBasePath(url)}${encodeURI(from)} ${to} ${status}\n`)
  return `# Redirects from the config. If an address occurs twice, the first line applies.\n${lines.join('')}`
}

/** Writes a pattern rather than a plain key, because nginx limits the length of keys unless `map_hash_bucket_size` is raised. */
function formatNginxLine(from: string, to: string): string {
  return `"~^${escapeRegex(from)}(?:/|\\.html)?\\z" "${to}";\n`
}

/** Escapes a text so that a regular expression matches exactly this text. */
export function escapeRegex(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** Returns an HTML page that redirects to another address and links to it. */
export function createRedirectPage(canonical: string, to: string): string {
  const policy = "default-src 'none'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'"
  const href = to.replaceAll('&', '&amp;').replaceAll("'", '&#39;')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>This page has moved</title><link rel="canonical" href="${canonical.replaceAll('&', '&amp;')}">
<meta http-equiv="refresh" content="0; url=${href}"></head>
<body><p>This page has moved to <a href="${href}">${href}</a>.</p></body></html>
`
}
