import { z } from 'zod'
import { headElement } from './head-settings.ts'

const source = z.string().superRefine((text, context) => {
  const message = validateCspSource(text)
  if (message) context.addIssue({ code: 'custom', message })
})
const sources = z.array(source).default([])

const csp = z.strictObject({
  /** Sources of scripts, in addition to the site's own. */
  scriptSrc: sources,
  /** Sources of style sheets. */
  styleSrc: sources,
  /** Sources of images, such as tracking pixels. */
  imgSrc: sources,
  /** Sources of video and audio. */
  mediaSrc: sources,
  /** Sources of fonts. */
  fontSrc: sources,
  /** Addresses that scripts may fetch from and send to. */
  connectSrc: sources,
  /** Pages that a script may show in a frame, such as the settings of a consent banner. */
  frameSrc: sources,
  /**
   * Trusted Types policies that these scripts create, or `false` for scripts that don't support Trusted Types and would be
   * blocked.
   */
  trustedTypes: z
    .union([z.literal(false), z.array(z.string().regex(/^[\w#=/@.%-]+$/, 'use one name without spaces'))])
    .default([]),
})

/** The config's settings for what pages may load from other sites, and for elements in the head of each page. */
export const policySettings = {
  /** The sources that pages may load from, by kind. By default, none. */
  csp: csp.prefault({}),
  /** Elements at the end of every page's head, such as a script for analytics or consent. */
  head: z.array(headElement).default([]),
}

/** The allowed sources by the policy's kinds of files. */
export type PolicySources = Omit<z.output<typeof csp>, 'trustedTypes'>

/** One origin, or all hosts below a domain, with or without a path. Plain HTTP is only allowed for localhost. */
const origin =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+|(?:http|ws):\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[\w./~%+@-]*)?$/i
const hash = /^'sha(?:256|384|512)-[A-Za-z0-9+/_-]+={0,2}'$/

/** Returns an error message if a CSP source is broader than it looks. */
function validateCspSource(text: string): string | undefined {
  if (/^'?unsafe-|^'?wasm-unsafe-/.test(text)) {
    return `${text} lets anyone run scripts that they inject into a page; name the origin of a file, and put inline scripts into \`head\``
  }
  if (text === '*' || /^[a-z][a-z+.-]*:(?:\/\/)?(?:\*(?::\*)?)?$/i.test(text)) {
    return `${text} allows every site; name the origin: https://stats.example`
  }
  if (/^https:\/\/\*\.[a-z0-9-]+(?:[:/]|$)/i.test(text)) {
    return `${text} allows every site of a top-level domain; name one site`
  }
  if (/^(?:http|ws):/i.test(text) && !origin.test(text)) {
    return `anyone on the network can change what plain HTTP delivers; start it with ${text.startsWith('ws') ? 'wss' : 'https'}://`
  }
  return origin.test(text) || hash.test(text) ? undefined : 'name an origin: https://stats.example'
}

/** Checks whether a policy's sources allow an address to be loaded (CSP Level 3, 6.7.2.8). */
export function isAllowedBy(sources: readonly string[], address: string): boolean {
  const url = new URL(address)
  return sources.some((source) => {
    if (!origin.test(source)) return false
    const named = new URL(source.replace('*.', 'any.'))
    const isHost = source.includes('://*.')
      ? url.hostname.endsWith(named.hostname.slice('any'.length))
      : url.hostname === named.hostname
    const { pathname } = named
    const isPath = pathname.endsWith('/') ? url.pathname.startsWith(pathname) : url.pathname === pathname
    return isHost && url.protocol === named.protocol && url.port === named.port && isPath
  })
}
