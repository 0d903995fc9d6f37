import { trustedTypesPolicy } from '../../wire.ts'

interface Rules {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

/**
 * Trusted Types (W3C, 2.3) where the browser has them. Typed as if policies returned plain strings, which is all that our callers
 * need; TypeScript's library doesn't know them yet.
 */
const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, rules: Rules): Rules }
}

const rules: Rules = {
  createHTML: (html) => html,
  createScriptURL: (address) => {
    if (new URL(address, location.href).origin === location.origin) return address
    throw new Error(`Expected a script of this site, got ${address}.`)
  },
}

/**
 * The only policy that turns text into markup or into the address of a script. HTML isn't checked, so pass only the site's own
 * payloads. A script must have the site's origin.
 */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/** Returns a payload's HTML as a value that an element accepts. */
export function trustHtml(html: string): string {
  return policy.createHTML(html)
}

/** Returns the address of one of the site's scripts as a value that a worker accepts. */
export function trustScript(address: string): string {
  return policy.createScriptURL(address)
}
