import { trustedTypesPolicy } from '../../wire.ts'

interface Rules {
  createHTML(text: string): string
  createScriptURL(address: string): string
}

/** What most browsers offer (W3C Trusted Types, 2.3), as if it gave out strings; TypeScript's library does not know it yet. */
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

/** The one way by which text becomes markup or a script: what the site's own payloads hold, and its own files. */
const policy = trustedTypes?.createPolicy(trustedTypesPolicy, rules) ?? rules

/** The HTML of a payload, in the form in which an element takes it. */
export function trustedHtml(html: string): string {
  return policy.createHTML(html)
}

/** The address of one of the site's scripts, in the form in which a worker takes it. */
export function trustedScript(address: string): string {
  return policy.createScriptURL(address)
}
