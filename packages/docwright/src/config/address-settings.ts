import { z } from 'zod'

const docsRoot = z
  .string()
  .regex(
    /^\/(?:[a-z0-9-]+\/)*$/,
    'begin and end it with /, and use lowercase letters, digits, and hyphens between',
  )
  .refine(
    (root) => !root.startsWith('/assets/'),
    'choose another path: browsers cache files below /assets/ forever',
  )

/** Characters with a special meaning for a host or for browsers. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text may hold them
const specialCharacters = /[*?#:$%\\"'{}<>|^`\s\x00-\x1f\x7f]/

/** The requirements for an old address, each with advice. */
const addressRules: readonly (readonly [isMet: (address: string) => boolean, hint: string])[] = [
  [(address) => address.startsWith('/'), 'start it with /'],
  [(address) => !address.startsWith('//'), 'start it with a single /'],
  [(address) => address !== '/', 'the root of the site is the home page'],
  [
    (address) => !specialCharacters.test(address),
    'name one address as it is read, without * ? # : $ % \\ quotes, braces, and spaces',
  ],
  [(address) => !/(^|\/)\.{1,2}(\/|$)/.test(address), 'leave out . and ..'],
]

/** An old address that redirects. */
export const oldAddress = addressRules.reduce(
  (schema, [isMet, hint]) => schema.refine(isMet, hint),
  z.string(),
)

/** An old address, or all addresses below a folder: `/old/*`. */
const oldAddresses = addressRules.reduce(
  (schema, [isMet, hint]) => schema.refine((address) => isMet(address.replace(/\/\*$/, '/')), hint),
  z.string(),
)

const newAddress = z
  .string()
  .refine((address) => /^(\/(?!\/)|https?:\/\/)/.test(address), 'start it with / or https://')
  .refine((address) => !/[\s"\\${}<>]/.test(address), 'write spaces, quotes, and braces as %20 and the like')

/** The config's settings for addresses. */
export const addressSettings = {
  /** The start of the paths of guides and reference, or `/` if the whole site is docs. */
  docsRoot: docsRoot.default('/docs/'),
  /** Redirects from old addresses: `{ '/old': '/docs/new' }`, or for a whole folder `{ '/old/*': '/docs/new/*' }`. */
  redirects: z
    .record(oldAddresses, newAddress)
    .superRefine((redirects, context) => {
      for (const [from, to] of Object.entries(redirects)) {
        if (from.endsWith('/*') === /^\/.*\/\*$/.test(to)) continue
        context.addIssue({ code: 'custom', path: [from], message: 'end both addresses with /*, or neither' })
      }
    })
    .default({}),
}
