import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { CodeSample } from '../../../src/openapi/code-sample/code-sample.ts'
import { sampleHash } from '../../../src/sample-runs/sample-hash.ts'

/** How the samples of a language were run: all of them were accepted. */
interface Run {
  readonly language: string
  readonly program: string
  readonly mock: string
  readonly samples: readonly Pick<CodeSample, 'source'>[]
}

/** Writes down what was run. When the samples are those of the last time, the file stays as it is. */
export async function writeDown(file: string, { language, samples, ...by }: Run): Promise<void> {
  const before = existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {}
  const accepted = [...new Set(samples.map(({ source }) => sampleHash(source)))].sort()
  if (before[language]?.accepted.join() === accepted.join()) return
  const runs = Object.entries({ ...before, [language]: { ...by, accepted } }).sort()
  await writeFile(file, `${JSON.stringify(Object.fromEntries(runs), null, 2)}\n`)
}
