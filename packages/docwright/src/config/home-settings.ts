import { z } from 'zod'
import type { LinkConfig } from './link-setting.ts'
import { linkSetting } from './link-setting.ts'
import type { SchemasOf } from './schemas-of.ts'

interface ExampleConfig {
  name: string
  /** How its outcome is colored. */
  tone?: 'good' | 'caution' | 'neutral' | 'bad' | undefined
}

interface FactConfig {
  label: string
  /** A field of the answers, in a dotted path. */
  field: string
  /** The end of a scale, which is drawn then. */
  most?: number | undefined
  unit?: string | undefined
}

interface ShowcaseConfig {
  /** Its `operationId`. */
  operation: string
  /** Examples that its request and its answer have under one name, in the order of the switch. */
  examples: ExampleConfig[]
  /** What of the requests is shown, in dotted paths: `transaction.amount`; the rest is an ellipsis. */
  request: string[]
  /** The field of the answers that the switch is labeled by: `decision`. */
  outcome: string
  /** Other fields of the answers. */
  facts?: FactConfig[] | undefined
}

/** The home page; its text is `content/pages/index.mdx`. */
export interface HomeConfig {
  /** What the service does, as the page's heading; without it that is the title. */
  headline?: string | undefined
  /** The links below it; without any, they lead to where the sections begin. */
  actions?: LinkConfig[] | undefined
  /** One operation at work, as the examples of the API file tell it. */
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

/** What a docwright.config.ts may say of the home page. */
export const homeSettings = z.strictObject({
  headline: z.string().min(1).optional(),
  actions: z.array(linkSetting).default([]),
  showcase: showcase.optional(),
} satisfies SchemasOf<HomeConfig>)
