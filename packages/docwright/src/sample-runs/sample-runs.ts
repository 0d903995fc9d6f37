import { z } from 'zod'
import type { Problem } from '../problem/problem.ts'
import { readForm } from '../problem/read-form.ts'

const languageRun = z.strictObject({
  /** What ran the samples: "Python 3.11.7". */
  program: z.string().min(1),
  /** What answered them: "Prism 5.14.2". */
  mock: z.string().min(1),
  /** The hashes of the samples that were accepted. */
  accepted: z.array(z.string().regex(/^[0-9a-f]{12}$/, '12 hexadecimal digits')),
})

const form = z.record(z.string(), languageRun)

/** How the samples of one language fared when they were last run. */
interface LanguageRun {
  readonly program: string
  readonly mock: string
  /** A sample that has changed since has another hash, so that nobody has to remember it. */
  readonly accepted: ReadonlySet<string>
}

/** What the tests wrote down of the samples that they ran, by language. */
export type SampleRuns = ReadonlyMap<string, LanguageRun>

/** The record of the samples that were run, or what is wrong with it. */
export function readSampleRuns(
  source: string,
  file: string,
): { sampleRuns: SampleRuns; problems: readonly Problem[] } {
  const read = readForm(source, { file, form })
  if ('problems' in read) {
    const hint = 'run the samples again: `npm run test:all` writes the record'
    return { sampleRuns: new Map(), problems: read.problems.map((problem) => ({ ...problem, hint })) }
  }
  const runs = Object.entries(read.value).map(
    ([language, { accepted, ...run }]) => [language, { ...run, accepted: new Set(accepted) }] as const,
  )
  return { sampleRuns: new Map(runs), problems: [] }
}
