import { z } from 'zod'
import { headElement } from './head-settings.ts'
import { sourceMistake } from './policy-source.ts'

const source = z.string().superRefine((text, context) => {
  const message = sourceMistake(text)
  if (message) context.addIssue({ code: 'custom', message })
})
const sources = z.array(source).default([])

const csp = z.strictObject({
  /** Scripts, beside the site's own. */
  scriptSrc: sources,
  /** Stylesheets. */
  styleSrc: sources,
  /** Pictures, such as those that count visits. */
  imgSrc: sources,
  /** Videos and sounds. */
  mediaSrc: sources,
  fontSrc: sources,
  /** What scripts fetch from and send to. */
  connectSrc: sources,
  /** Pages that a script shows in a frame, such as the settings of a consent banner. */
  frameSrc: sources,
  /** The Trusted Types policies that those scripts make; `false` for scripts that know none and would not run. */
  trustedTypes: z
    .union([z.literal(false), z.array(z.string().regex(/^[\w#=/@.%-]+$/, 'write one name, without spaces'))])
    .default([]),
})

/** What pages may load from elsewhere, and what their writers add to the head of each. */
export const policySettings = {
  /** What pages may load from other sites, by kind; nothing unless it is named. */
  csp: csp.prefault({}),
  /** Elements at the end of every page's head: a script that counts visits or asks for consent. */
  head: z.array(headElement).default([]),
}

/** The kinds of files that a policy tells apart. */
export type PolicySources = Omit<z.output<typeof csp>, 'trustedTypes'>
