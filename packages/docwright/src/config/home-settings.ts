import { z } from 'zod'
import { linkSetting } from './link-setting.ts'

const example = z.strictObject({
  name: z.string(),
  /** The color of the outcome. */
  tone: z.enum(['good', 'caution', 'neutral', 'bad']).default('neutral'),
})

const fact = z.strictObject({
  label: z.string().min(1),
  /** A field of the responses, as a dotted path. */
  field: z.string(),
  /** The maximum of the scale. If it's set, the value is rendered as a meter. */
  most: z.number().positive().optional(),
  unit: z.string().optional(),
})

const showcase = z.strictObject({
  /** The operation's `operationId`. */
  operation: z.string(),
  /** Examples with the same name in request and response, in the order of the switch. */
  examples: z.array(example).min(1).max(4),
  /** The fields of the requests to show, as dotted paths: `transaction.amount`. Other fields become an ellipsis. */
  request: z.array(z.string().min(1)).min(1),
  /** The field of the responses that labels the switch: `decision`. */
  outcome: z.string(),
  /** Other fields of the responses to show. */
  facts: z.array(fact).default([]),
})

/** The config's settings for the home page. Its text is `content/pages/index.mdx`. */
export const homeSettings = z.strictObject({
  /** The page's heading. Default: the title. */
  headline: z.string().min(1).optional(),
  /** The links below the headline. By default, they lead to the first page of each section. */
  actions: z.array(linkSetting).default([]),
  /** One operation in action, with the examples of the API file. */
  showcase: showcase.optional(),
})
