import { createHash } from 'node:crypto'
import type { Settings } from '../config/site-config.ts'
import { trustedTypesPolicy } from '../wire.ts'

/** Inline content that the policy must allow: the page's, or from the config's `head`. */
interface Inline {
  readonly script: string
  readonly styles: string
}

/**
 * Returns the Content-Security-Policy of every page: the site's own files and the config's sources, inline scripts and styles by
 * hash (CSP Level 3, 2.3.1), and a single Trusted Types policy.
 */
export function createSecurityPolicy(inline: Inline, { csp, head }: Pick<Settings, 'csp' | 'head'>): string {
  const scripts = head.flatMap((element) => (element.tag === 'script' ? (element.text ?? []) : []))
  const directives = [
    "default-src 'none'",
    formatDirective("script-src 'self'", [...[inline.script, ...scripts].map(formatHash), ...csp.scriptSrc]),
    formatDirective("style-src 'self'", [formatHash(inline.styles), ...csp.styleSrc]),
    formatDirective("img-src 'self'", csp.imgSrc),
    // Included on every page, because in-page navigation keeps the policy of the first page.
    formatDirective("media-src 'self'", csp.mediaSrc),
    formatDirective("font-src 'self'", csp.fontSrc),
    formatDirective("connect-src 'self'", csp.connectSrc),
    csp.frameSrc.length > 0 && formatDirective('frame-src', csp.frameSrc),
    "base-uri 'none'",
    "form-action 'none'",
    csp.trustedTypes && "require-trusted-types-for 'script'",
    csp.trustedTypes && formatDirective(`trusted-types ${trustedTypesPolicy}`, csp.trustedTypes),
  ]
  return directives.filter((directive) => directive !== false).join('; ')
}

function formatDirective(directive: string, sources: readonly string[]): string {
  return [directive, ...sources].join(' ')
}

function formatHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
