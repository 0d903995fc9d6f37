import { z } from 'zod'
import type {} from '../problem/problem.ts'
import type { HeadElementConfig } from './head-settings.ts'
import { headElement } from './head-settings.ts'
import { sourceMistake } from './policy-source.ts'
import type { SchemasOf } from './schemas-of.ts'

interface SourcesConfig {
  /** Scripts, besides the site's own. */
  scriptSrc?: string[] | undefined
  /** Stylesheets. */
  styleSrc?: string[] | undefined
  /** Pictures, such as those that count visits. */
  imgSrc?: string[] | undefined
  /** Videos and sounds. */
  mediaSrc?: string[] | undefined
  /** Faces of text. */
  fontSrc?: string[] | undefined
  /** What scripts fetch from and send to. */
  connectSrc?: string[] | undefined
  /** Pages that a script shows in a frame, such as the settings of a consent banner. */
  frameSrc?: string[] | undefined
  /** The Trusted Types policies that those scripts make; `false` for scripts that know none and would not run. */
  trustedTypes?: false | string[] | undefined
}

/** What pages may load from elsewhere, and what their writers add to the head of each. */
export interface PolicyConfig {
  /** What pages may load from other sites, by kind; nothing unless it is named. */
  csp?: SourcesConfig | undefined
  /** Elements at the end of every page's head: a script that counts visits or asks for consent. */
  head?: HeadElementConfig[] | undefined
}

const source = z.string().superRefine((text, context) => {
  const message = sourceMistake(text)
  if (message) context.addIssue({ code: 'custom', message })
})
const sources = z.array(source).default([])

const csp = z.strictObject({
  scriptSrc: sources,
  styleSrc: sources,
  imgSrc: sources,
  mediaSrc: sources,
  fontSrc: sources,
  connectSrc: sources,
  frameSrc: sources,
  trustedTypes: z
    .union([z.literal(false), z.array(z.string().regex(/^[\w#=/@.%-]+$/, 'write one name, without spaces'))])
    .default([]),
} satisfies SchemasOf<SourcesConfig>)

/** What a docwright.config.ts may say of other sites. */
export const policySettings = {
  csp: csp.prefault({}),
  head: z.array(headElement).default([]),
} satisfies SchemasOf<PolicyConfig>

/** The kinds of files that a policy tells apart. */
export type PolicySources = Omit<z.output<typeof csp>, 'trustedTypes'>
