import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** How the samples of one language fared when they were last run. */
interface LanguageRun {
  /** What ran the samples: "Python 3.11.7". */
  readonly program: string
  /** What answered them: "Prism 5.14.2". */
  readonly mock: string
  /** The hashes of the samples that were accepted: one that has changed since has another, so that no one has to remember it. */
  readonly accepted: readonly string[]
}

/** What the tests wrote down of the samples that they ran, by language. */
export type SampleRuns = Readonly<Record<string, LanguageRun>>

/** How the samples of a language were run: all of them were accepted. */
interface Run extends Omit<LanguageRun, 'accepted'> {
  readonly language: string
  readonly samples: readonly { readonly source: string }[]
}

/** Where the record lies. */
export const record = new URL('./record.json', import.meta.url)

/** The record of the samples that were run. */
export function readRuns(file = record): SampleRuns {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Records what was run. If the samples haven't changed since the last run, the file stays as it is. */
export function writeRun({ language, samples, ...by }: Run, file = record): void {
  const before = readRuns(file)
  const accepted = [...new Set(samples.map(sampleHash))].sort()
  if (before[language]?.accepted.join() === accepted.join()) return
  const runs = Object.entries({ ...before, [language]: { ...by, accepted } }).sort()
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`)
}

/** What a sample is known by in the record: another text has another one. */
export function sampleHash({ source }: { readonly source: string }): string {
  return hash('sha256', source).slice(0, 12)
}
