import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { SampleView } from '../extensions/define-extension.ts'
import { sampleHash } from '../sample-runs/sample-hash.ts'

/** How the samples of a language were run: all of them were accepted. */
interface Run {
  readonly language: string
  /** What ran them: "Python 3.11.7". */
  readonly program: string
  /** What answered them: "Prism 5.14.2". */
  readonly mock: string
  readonly samples: readonly Pick<SampleView, 'source'>[]
}

/**
 * Writes into `content/sample-runs.json` what was run, which pages then tell. When the samples are those of the last time, the
 * file stays as it is.
 */
export async function writeSampleRuns(file: string, { language, samples, ...by }: Run): Promise<void> {
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  const accepted = [...new Set(samples.map(({ source }) => sampleHash(source)))].sort()
  if (before[language]?.accepted.join() === accepted.join()) return
  const runs = Object.entries({ ...before, [language]: { ...by, accepted } }).sort()
  await writeFile(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`)
}
