import { trustedTypesPolicy } from '../../wire.ts'

/** What Chromium and Safari offer (W3C Trusted Types, 2.3); TypeScript's library does not know it yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML(text: string): string; createScriptURL(address: string): string },
  ): { createHTML(text: string): unknown; createScriptURL(address: string): unknown }
}

/** The one way by which text becomes markup or a script: what the site's own payloads hold, and its own files. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  trustedTypesPolicy,
  {
    createHTML: (html) => html,
    createScriptURL: (address) => {
      if (new URL(address, location.href).origin === location.origin) return address
      throw new Error(`Expected a script of this site, got ${address}.`)
    },
  },
)

/** The HTML of a payload, in the form in which an element takes it. */
export function trustedHtml(html: string): string {
  return (policy?.createHTML(html) ?? html) as string
}

/** The address of one of the site's scripts, in the form in which a worker takes it. */
export function trustedScript(address: string): string {
  return (policy?.createScriptURL(address) ?? address) as string
}
