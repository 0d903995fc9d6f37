import { createHash } from 'node:crypto'
import { trustedTypesPolicy } from '../wire.ts'

/** The Content-Security-Policy of every page: own files only, and one inline script, named by its hash (CSP Level 3, 2.3.1), and one way for text to become markup (Trusted Types). */
export function securityPolicy(inlineScript: string): string {
  const hash = createHash('sha256').update(inlineScript).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicy}`,
  ].join('; ')
}
