import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import type { SampleRunner, SampleView } from 'docwright/testing'
import { missingRunners, sampleRunners } from 'docwright/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeRun } from '../../sample-runs/record.ts'
import { docs } from '../docs.ts'
import { startMock } from './samples/mock.ts'
import { getVersion } from './samples/version-of.ts'

const run = promisify(execFile)

const all = docs.apis.flatMap((api) => api.samples())
let folder: string
let mock: Awaited<ReturnType<typeof startMock>>

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'samples-'))
  mock = await startMock(path.resolve('content/openapi.yaml'))
  for (const { language, needs } of missingRunners) {
    console.warn(`Samples in ${language} aren't run: this machine has no ${needs}.`)
  }
}, 300_000)

afterAll(async () => {
  mock?.stop()
  if (folder) await rm(folder, { recursive: true })
})

test.each(sampleRunners)('every sample in $language is accepted, and accepted again', async (runner) => {
  const samples = all.filter(({ language }) => language === runner.language)

  expect(samples.length).toBeGreaterThanOrEqual(20)
  for (const sample of samples) {
    const twice = await listStatuses(sample, runner)
    expect(twice, `${sample.example}`).toEqual([expect.toSatisfy(isSuccess), expect.toSatisfy(isSuccess)])
  }
  writeRun({
    language: runner.language,
    program: getVersion(runner.program, runner.version ?? [runner.needs, '--version']),
    mock: mock.program,
    samples,
  })
})

for (const { language, needs } of missingRunners) {
  test.skip(`samples in ${language} aren't run: this machine has no ${needs}`, () => undefined)
}
test('the mock rejects a key that’s reused with another body', async () => {
  const post = (message: string) =>
    fetch(`${mock.address}/v1/tools/echo`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer x', 'Idempotency-Key': 'same' },
      body: JSON.stringify({ message }),
    })

  expect((await post('one')).status).toBe(200)
  expect((await post('two')).status).toBe(422)
})

test('a sample without a connection prints an error and fails', async () => {
  for (const runner of sampleRunners) {
    const sample = all.find(
      ({ operation, language }) => operation === 'echo' && language === runner.language,
    )!
    const place = await saveSample(sample, runner, 'http://127.0.0.1:9')
    const [command, ...rest] = runner.run
    const failed = await run(command!, rest, { cwd: place }).then(
      () => undefined,
      (error: { code: number; stderr: string; stdout: string }) => error,
    )
    expect(failed?.code, runner.language).not.toBe(0)
    expect(`${failed?.stderr}${failed?.stdout}`, runner.language).not.toBe('')
  }
})

function isSuccess(status: number): boolean {
  return status === 200 || status === 201
}

/** The mock's responses. All languages except curl print them too. */
async function listStatuses(sample: SampleView, runner: SampleRunner): Promise<number[]> {
  const place = await saveSample(sample, runner, mock.address)
  const statuses: number[] = []
  for (let turn = 0; turn < 2; turn++) {
    const before = mock.seen.length
    const [command, ...rest] = runner.run
    const { stdout } = await run(command!, rest, { cwd: place }).catch((error) => error)
    const answered = mock.seen.slice(before).map(({ status }) => status)
    if (runner.language !== 'bash') expect(stdout, sample.example).toContain(String(answered[0]))
    statuses.push(...answered)
  }
  return statuses
}

async function saveSample(
  { source }: SampleView,
  { file, prepare }: SampleRunner,
  address: string,
): Promise<string> {
  const place = await mkdtemp(path.join(folder, 'one-'))
  await writeFile(
    path.join(place, file),
    source.replaceAll('https://api.sandbox.tallyguard.example', address),
  )
  if (prepare) await run(prepare[0]!, prepare.slice(1), { cwd: place })
  return place
}
