import { z } from 'zod'
import { linkSetting } from './link-setting.ts'

/** How an outcome is coloured. */
const tone = z.enum(['good', 'caution', 'neutral', 'bad'])

/** One operation at work, as the examples of the API file tell it. */
const showcase = z.strictObject({
  /** Its `operationId`. */
  operation: z.string(),
  /** Examples that its request and its answer have under one name, in the order of the switch. */
  examples: z
    .array(z.strictObject({ name: z.string(), tone: tone.default('neutral') }))
    .min(1)
    .max(4),
  /** What of the requests is shown, in dotted paths: `transaction.amount`; the rest is an ellipsis. */
  request: z.array(z.string().min(1)).min(1),
  /** The field of the answers that the switch is labelled by: `decision`. */
  outcome: z.string(),
  /** Other fields of the answers; `most` is the end of a scale, and draws it. */
  facts: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        field: z.string(),
        most: z.number().positive().optional(),
        unit: z.string().optional(),
      }),
    )
    .default([]),
})

/** What a docwright.config.ts may say about the home page; its text is `content/pages/index.mdx`. */
export const homeSettings = z.strictObject({
  /** What the service does, as the page's heading; without it that is the title. */
  headline: z.string().min(1).optional(),
  /** The links below it; without any, they lead to where the sections begin. */
  actions: z.array(linkSetting).default([]),
  showcase: showcase.optional(),
})
