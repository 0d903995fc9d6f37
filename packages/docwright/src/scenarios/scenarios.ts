import { createLazy } from '../lazy.ts'
import type { Api } from '../openapi/api.ts'
import type { Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'
import { findMistakes } from './check-scenarios.ts'
import type { Scenarios } from './scenario-form.ts'
import { scenarioForm } from './scenario-form.ts'

/** Reads the scenarios of a file, or returns its problems: an invalid structure, or names, statuses, and pointers that the API lacks. */
export function readScenarios(
  source: string,
  { file, api }: { file: string; api: Api },
): { readonly scenarios: Scenarios | undefined; readonly problems: readonly Problem[] } {
  const read = readForm(source, { file, form: scenarioForm })
  if ('problems' in read) return { scenarios: undefined, problems: read.problems }
  const problems = () =>
    findMistakes(read.value, api).map(({ keys, ...problem }) => ({ place: read.placeOf(keys), ...problem }))
  return createLazy({ problems }, { scenarios: read.value })
}
