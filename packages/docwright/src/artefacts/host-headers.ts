import type { Site } from '../model/page.ts'
import { basePathOf } from '../wire.ts'
import type { Artefact } from './artefact.ts'

/** What a host should say with every file; the policy inside each page cannot forbid being framed. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/** Files under `assets/` have names that change with what is in them. */
export const lastingCache = 'public, max-age=31536000, immutable'

/** Headers in the form that Netlify and Cloudflare Pages read; for nginx there is `deploy/nginx.conf`. */
export function hostHeaders({ config }: Site): Artefact {
  const base = basePathOf(config.url)
  const rules = {
    [`${base}/*`]: securityHeaders,
    [`${base}/assets/*`]: { 'Cache-Control': lastingCache },
    [`${base}/*.md`]: { 'Content-Type': 'text/markdown; charset=utf-8' },
    [`${base}/*.txt`]: { 'Content-Type': 'text/plain; charset=utf-8' },
    [`${base}/*.yaml`]: { 'Content-Type': 'application/yaml; charset=utf-8' },
  }
  const blocks = Object.entries(rules).map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`)
    return `${pattern}\n${lines.join('')}`
  })
  return { file: '_headers', content: () => blocks.join('\n') }
}
