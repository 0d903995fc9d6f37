import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readApi } from '../../src/openapi/api.ts'
import type { Operation } from '../../src/openapi/objects/operation.ts'
import { missingRunners, sampleRunners } from '../../src/testing/sample-runners.ts'
import { foreignDescriptions } from '../foreign-descriptions.ts'
import { seeded } from '../openapi/seeded.ts'
import { startRecorder } from './samples/recorder.ts'
import type { Sampled } from './samples/run-samples.ts'
import { mistakesOf, sampledRequests } from './samples/run-samples.ts'

/** The number of operations to test in each third-party file, and the seed that selects them. */
const count = Number(process.env.SAMPLES ?? 3)
const seed = Number(process.env.SEED ?? 1)

let recorder: Awaited<ReturnType<typeof startRecorder>>

beforeAll(async () => {
  recorder = await startRecorder()
  for (const { language, needs } of missingRunners)
    console.warn(`Samples in ${language} aren't run: this machine has no ${needs}.`)
})

afterAll(() => recorder.stop())

test.each(sampleRunners)('samples in $language send the very requests of the hard cases', {
  timeout: 300_000,
}, async (runner) => {
  const { operations } = await described('fixtures/hard-requests.yaml')
  const mistakes: string[] = []

  for (const sampled of operations.flatMap((operation) => sampledRequests(operation, recorder.address)))
    mistakes.push(...(await mistakesOf(sampled, runner, recorder)))

  expect(mistakes).toEqual([])
})

for (const file of foreignDescriptions()) {
  const name = path.basename(file)
  test(`samples for ${count} operations of ${name} send the very requests`, {
    timeout: 60_000 + count * sampleRunners.length * 30_000,
  }, async () => {
    const chosen = drawn((await described(file)).operations)
    const mistakes: string[] = []
    let equal = 0

    for (const sampled of chosen) {
      for (const runner of sampleRunners) {
        const found = await mistakesOf(sampled, runner, recorder)
        if (found.length === 0) equal++
        mistakes.push(...found)
      }
    }

    console.log(`${name}: ${chosen.length * sampleRunners.length} samples run, ${equal} equal`)
    expect(mistakes).toEqual([])
  })
}

async function described(file: string) {
  const { api } = await readApi(await readFile(file, 'utf8'), file)
  return api!
}

/** Some operations, and of each some example. */
function drawn(operations: readonly Operation[]): readonly Sampled[] {
  const random = seeded(seed)
  return operations
    .map((operation) => ({ operation, rank: random() }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .flatMap(({ operation }) => {
      const all = sampledRequests(operation, recorder.address)
      return all.slice(Math.floor(random() * all.length)).slice(0, 1)
    })
}
