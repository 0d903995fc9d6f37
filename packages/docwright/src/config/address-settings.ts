import { z } from 'zod'
import type { SchemasOf } from './schemas-of.ts'

/** Where the docs lie, and what became of addresses that were given up. */
export interface AddressConfig {
  /** What the addresses of guides and reference begin with: `/` when the docs are the whole site. */
  docsRoot?: string | undefined
  /** Old addresses, and where their readers are sent: `{ '/old': '/docs/new' }`, or for a whole folder `{ '/old/*': '/docs/new/*' }`. */
  redirects?: Record<string, string> | undefined
}

const docsRoot = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+\/)*$/,
    'begin and end it with /, and use lowercase letters, digits and hyphens between',
  )
  .refine(
    (root) => !root.startsWith('/assets/'),
    'choose another path: browsers cache files below /assets/ forever',
  )

/** Signs that mean something to one of the hosts, or to all browsers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text may hold them
const signsOfHosts = /[*?#:$%\\"'{}<>|^`\s\x00-\x1f\x7f]/

/** What an old address must be, and the advice for one that isn't. */
const rules: readonly (readonly [isMet: (address: string) => boolean, hint: string])[] = [
  [(address) => address.startsWith('/'), 'start it with /'],
  [(address) => !address.startsWith('//'), 'start it with a single /'],
  [(address) => address !== '/', 'the root of the site is the home page'],
  [
    (address) => !signsOfHosts.test(address),
    'name one address as it is read, without * ? # : $ % \\ quotes, braces and spaces',
  ],
  [(address) => !/(^|\/)\.{1,2}(\/|$)/.test(address), 'leave out . and ..'],
]

/** An address that was given up. */
export const oldAddress = rules.reduce((schema, [isMet, hint]) => schema.refine(isMet, hint), z.string())

/** An old address, or all that were below a folder: `/old/*`. */
const oldAddresses = rules.reduce(
  (schema, [isMet, hint]) => schema.refine((address) => isMet(address.replace(/\/\*$/, '/')), hint),
  z.string(),
)

const newAddress = z
  .string()
  .refine((address) => /^(\/(?!\/)|https?:\/\/)/.test(address), 'start it with / or https://')
  .refine((address) => !/[\s"\\${}<>]/.test(address), 'write spaces, quotes and braces as %20 and the like')

/** What a docwright.config.ts may say of addresses. */
export const addressSettings = {
  docsRoot: docsRoot.default('/docs/'),
  redirects: z
    .record(oldAddresses, newAddress)
    .superRefine((redirects, context) => {
      for (const [from, to] of Object.entries(redirects)) {
        if (from.endsWith('/*') === /^\/.*\/\*$/.test(to)) continue
        context.addIssue({ code: 'custom', path: [from], message: 'end both addresses with /*, or neither' })
      }
    })
    .default({}),
} satisfies SchemasOf<AddressConfig>
