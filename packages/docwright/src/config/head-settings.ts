import { z } from 'zod'

/** The allowed link relations. Relations that load something that CSP can't restrict are excluded. */
const relations = [
  'stylesheet',
  'preconnect',
  'dns-prefetch',
  'icon',
  'me',
  'author',
  'license',
  'search',
  'alternate',
] as const

const attributeName = z.string().regex(/^[a-z][a-z0-9:_-]*$/, 'write it in small letters, as in HTML')
const attributes = z
  .record(attributeName, z.union([z.string(), z.literal(true)]))
  .superRefine((given, { addIssue }) => {
    for (const name of Object.keys(given)) {
      const path = [name]
      if (name.startsWith('on')) {
        addIssue({
          code: 'custom',
          path,
          message: 'the Content Security Policy blocks inline event handlers; use a script',
        })
      }
      if (name === 'style') {
        addIssue({
          code: 'custom',
          path,
          message: 'the Content Security Policy blocks inline styles; use a stylesheet',
        })
      }
      if (name === 'http-equiv') {
        addIssue({ code: 'custom', path, message: 'set this with `csp` or on the host instead' })
      }
    }
  })

const script = z.strictObject({
  tag: z.literal('script'),
  attributes: attributes.default({}),
  /** An inline script, instead of `src`. The policy allows it by its hash. */
  text: z
    .string()
    .refine((text) => !/<\/script|<!--/i.test(text), 'write `<` in a text as `\\x3c`')
    .optional(),
})
const link = z.strictObject({
  tag: z.literal('link'),
  /** `rel` and its related attributes. */
  attributes: attributes.refine(
    ({ rel }) => relations.some((each) => each === rel),
    `\`rel\` is one of ${relations.join(', ')}`,
  ),
})
const meta = z.strictObject({ tag: z.literal('meta'), attributes })

/** The schema for an element that writers add to the head of every page. */
export const headElement = z.discriminatedUnion('tag', [script, link, meta])

/** A validated element of the head. */
export type HeadElement = z.output<typeof headElement>
