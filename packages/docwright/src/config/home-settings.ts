import { z } from 'zod'
import type { LinkConfig } from './link-setting.ts'
import { linkSetting } from './link-setting.ts'
import type { SchemasOf } from './schemas-of.ts'

interface ExampleConfig {
  name: string
  /** The color of the outcome. */
  tone?: 'good' | 'caution' | 'neutral' | 'bad' | undefined
}

interface FactConfig {
  label: string
  /** A field of the responses, as a dotted path. */
  field: string
  /** The maximum of the scale. If it's set, the value is rendered as a meter. */
  most?: number | undefined
  unit?: string | undefined
}

interface ShowcaseConfig {
  /** The operation's `operationId`. */
  operation: string
  /** Examples with the same name in request and response, in the order of the switch. */
  examples: ExampleConfig[]
  /** The fields of the requests to show, as dotted paths: `transaction.amount`. Other fields become an ellipsis. */
  request: string[]
  /** The field of the responses that labels the switch: `decision`. */
  outcome: string
  /** Other fields of the responses to show. */
  facts?: FactConfig[] | undefined
}

/** The settings of the home page. Its text is `content/pages/index.mdx`. */
export interface HomeConfig {
  /** The page's heading. Default: the title. */
  headline?: string | undefined
  /** The links below the headline. By default, they lead to the first page of each section. */
  actions?: LinkConfig[] | undefined
  /** One operation in action, with the examples of the API file. */
  showcase?: ShowcaseConfig | undefined
}

const tone = z.enum(['good', 'caution', 'neutral', 'bad'])

const showcase = z.strictObject({
  operation: z.string(),
  examples: z
    .array(
      z.strictObject({ name: z.string(), tone: tone.default('neutral') } satisfies SchemasOf<ExampleConfig>),
    )
    .min(1)
    .max(4),
  request: z.array(z.string().min(1)).min(1),
  outcome: z.string(),
  facts: z
    .array(
      z.strictObject({
        label: z.string().min(1),
        field: z.string(),
        most: z.number().positive().optional(),
        unit: z.string().optional(),
      } satisfies SchemasOf<FactConfig>),
    )
    .default([]),
} satisfies SchemasOf<ShowcaseConfig>)

/** The config's settings for the home page. */
export const homeSettings = z.strictObject({
  headline: z.string().min(1).optional(),
  actions: z.array(linkSetting).default([]),
  showcase: showcase.optional(),
} satisfies SchemasOf<HomeConfig>)
