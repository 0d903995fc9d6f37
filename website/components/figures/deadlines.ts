import { readApiFile } from '../api-file.ts'

/** The parts of the API file that are used here. */
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

/** Returns both deadlines of an evaluation in milliseconds, and how many minutes its decision is valid. */
export function readDeadlines(
  callerWaits: number,
  source?: string,
): { readonly ours: number; readonly theirs: number; readonly valid: number } {
  const { components } = readApiFile(source) as ApiFile
  const ours = components.schemas.EvaluationOptions.properties.timeout_ms.default
  return { ours, theirs: ours + callerWaits, valid: readValidMinutes(Object.values(components.examples)) }
}

/** Returns how many minutes a decision is valid. Throws an error if the examples disagree. */
function readValidMinutes(examples: readonly { readonly value?: Answer }[]): number {
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
