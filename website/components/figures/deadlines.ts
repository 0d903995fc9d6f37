import { apiFile } from '../api-file.ts'

/** What is read of the API file. */
interface ApiFile {
  readonly components: {
    readonly schemas: {
      readonly EvaluationOptions: {
        readonly properties: { readonly timeout_ms: { readonly default: number } }
      }
    }
  }
}

/** After how many milliseconds each side gives up on an evaluation: we by default, and a caller who waits a little longer. */
export function deadlines(
  callerWaits: number,
  source?: string,
): { readonly ours: number; readonly theirs: number } {
  const { components } = apiFile(source) as ApiFile
  const ours = components.schemas.EvaluationOptions.properties.timeout_ms.default
  return { ours, theirs: ours + callerWaits }
}
