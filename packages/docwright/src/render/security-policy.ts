import { createHash } from 'node:crypto'
import { trustedTypesPolicy } from '../wire.ts'

/**
 * The Content-Security-Policy of every page: own files only, the inline script and styles named by their hashes
 * (CSP Level 3, 2.3.1), and one way for text to become markup (Trusted Types).
 */
export function securityPolicy(inline: { readonly script: string; readonly styles: string }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashOf(inline.script)}`,
    `style-src 'self' ${hashOf(inline.styles)}`,
    "img-src 'self'",
    // On every page: a reader comes from it to one with a film without loading another policy.
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
