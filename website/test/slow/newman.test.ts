import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSandbox } from './sandbox.ts'

const collection = await readFile('../dist/postman/collection.json', 'utf8')

test('Newman runs the whole collection against the API’s examples, and every assertion passes', async () => {
  const sandbox = await startSandbox()
  onTestFinished(sandbox.stop)

  const { executions } = await run(collection, sandbox.address)

  const assertions = executions.flatMap((execution) => execution.assertions ?? [])
  expect(assertions.filter(({ error }) => error)).toEqual([])
  expect(assertions.length).toBeGreaterThanOrEqual(103)
  expect(executions.map(({ item }) => item.name)).toHaveLength(4 + 40)
  expect(sandbox.complaints).toEqual([])
}, 60_000)

test('a failing assertion is reported', async () => {
  const sandbox = await startSandbox()
  onTestFinished(sandbox.stop)
  const wrong = collection.replace("to.equal('authorized')", "to.equal('declined')")

  const { executions } = await run(wrong, sandbox.address)

  const failures = executions.flatMap(({ assertions = [] }) => assertions.filter(({ error }) => error))
  expect(failures.map(({ assertion }) => assertion)).toContain('/status is "authorized"')
}, 60_000)

interface Report {
  readonly executions: readonly {
    readonly item: { readonly name: string }
    readonly assertions?: readonly { readonly assertion: string; readonly error?: unknown }[]
  }[]
}

async function run(calls: string, address: string): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'newman-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [file, report] = [path.join(folder, 'collection.json'), path.join(folder, 'report.json')]
  await writeFile(file, calls)
  const options = ['--env-var', `base_url=${address}`, '--env-var', 'api_key=rsk_sandbox_test']
  const reporters = ['--reporters', 'json', '--reporter-json-export', report]
  await new Promise((resolve) => {
    execFile(
      process.execPath,
      ['../node_modules/newman/bin/newman.js', 'run', file, ...options, ...reporters],
      resolve,
    )
  })
  return (JSON.parse(await readFile(report, 'utf8')) as { run: Report }).run
}
