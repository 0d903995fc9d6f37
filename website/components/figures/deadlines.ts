import { apiFile } from '../api-file.ts'

/** What is read of the API file. */
interface ApiFile {
  readonly components: {
    readonly schemas: {
      readonly EvaluationOptions: {
        readonly properties: { readonly timeout_ms: { readonly default: number } }
      }
    }
    readonly examples: Readonly<Record<string, { readonly value?: Answer }>>
  }
}

interface Answer {
  readonly decision?: string
  readonly created_at?: string
  readonly expires_at?: string
}

/** After how many milliseconds each side gives up on an evaluation, and how many minutes its decision is valid. */
export function deadlines(
  callerWaits: number,
  source?: string,
): { readonly ours: number; readonly theirs: number; readonly valid: number } {
  const { components } = apiFile(source) as ApiFile
  const ours = components.schemas.EvaluationOptions.properties.timeout_ms.default
  return { ours, theirs: ours + callerWaits, valid: minutesValid(Object.values(components.examples)) }
}

/** How many minutes a decision may be used, on which all examples agree. */
function minutesValid(examples: readonly { readonly value?: Answer }[]): number {
  const spans = examples.flatMap(({ value }) =>
    value?.decision && value.created_at && value.expires_at
      ? [(Date.parse(value.expires_at) - Date.parse(value.created_at)) / 60_000]
      : [],
  )
  const [minutes, ...others] = new Set(spans)
  if (minutes !== undefined && others.length === 0) return minutes
  throw new Error(
    `Decisions of the examples are valid for ${[...new Set(spans)].join(' and ') || 'no'} minutes.`,
  )
}
