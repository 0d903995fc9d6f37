import { hash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

/** The results of the last run of one language's samples. */
interface LanguageRun {
  /** The program that ran the samples: "Python 3.11.7". */
  readonly program: string
  /** The mock server: "Prism 5.14.2". */
  readonly mock: string
  /** The hashes of the samples that passed. A sample that has changed since has another hash, so it no longer counts. */
  readonly accepted: readonly string[]
}

/** The record of the last runs, by language. */
export type SampleRuns = Readonly<Record<string, LanguageRun>>

/** A run of a language's samples, all of which passed. */
interface Run extends Omit<LanguageRun, 'accepted'> {
  readonly language: string
  readonly samples: readonly { readonly source: string }[]
}

/** The path of the record. */
export const record = new URL('./record.json', import.meta.url)

/** Reads the record of the last runs. */
export function readRuns(file = record): SampleRuns {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Records a run. If the samples haven't changed since the last run, the file doesn't change. */
export function writeRun({ language, samples, ...by }: Run, file = record): void {
  const before = readRuns(file)
  const accepted = [...new Set(samples.map(sampleHash))].sort()
  if (before[language]?.accepted.join() === accepted.join()) return
  const runs = Object.entries({ ...before, [language]: { ...by, accepted } }).sort()
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`)
}

/** Returns the hash that identifies a sample in the record. */
export function sampleHash({ source }: { readonly source: string }): string {
  return hash('sha256', source).slice(0, 12)
}
