import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from '@redocly/respect-core'
import { expect, onTestFinished, test } from 'vitest'
import { scenarios } from '../scenarios.ts'
import { startSandbox } from './sandbox.ts'

// Respect has its own version of the linter that reads its settings.
const { createConfig } = createRequire(path.resolve('../node_modules/@redocly/respect-core/lib/run.js'))(
  '@redocly/openapi-core',
)
const source = await readFile('../dist/workflows.arazzo.json', 'utf8')

interface Workflow {
  readonly workflowId: string
  readonly inputs: { readonly required: readonly string[] }
}

const { workflows }: { workflows: readonly Workflow[] } = JSON.parse(source)

test('Respect runs each workflow against the API’s examples, and every check passes', async () => {
  const sandbox = await startSandbox()
  onTestFinished(sandbox.stop)

  const results = await runAll(source, { address: sandbox.address, these: workflows })

  expect(results).toEqual(scenarios.folders.map(({ requests }) => ({ steps: requests.length, failed: [] })))
  expect(sandbox.complaints).toEqual([])
}, 120_000)

test('a failing criterion is reported, in the body and in a header', async () => {
  const sandbox = await startSandbox()
  onTestFinished(sandbox.stop)
  const wrong = source
    .replaceAll("/status == 'authorized'", "/status == 'declined'")
    .replaceAll("Simulation-Applied == 'error-503'", "Simulation-Applied == 'email'")
  const these = workflows.filter(({ workflowId }) => /happy|outage/.test(workflowId))

  const results = await runAll(wrong, { address: sandbox.address, these })

  expect(results.flatMap(({ failed }) => failed)).toEqual([
    expect.stringContaining("issuers_answer: $response.body#/status == 'declined'"),
    expect.stringContaining("evaluate_in_an_outage: $response.header.Simulation-Applied == 'email'"),
  ])
}, 120_000)

interface Runs {
  readonly address: string
  readonly these: readonly Workflow[]
}

/** Runs workflows one after the other, each with its own inputs. Returns the number of steps and the failed checks of each. */
async function runAll(text: string, { address, these }: Runs) {
  const folder = await mkdtemp(path.join(tmpdir(), 'workflows-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = path.join(folder, 'workflows.arazzo.json')
  await writeFile(file, text)
  await writeFile(path.join(folder, 'openapi.yaml'), await readFile('../dist/openapi.yaml'))
  const results: { steps: number; failed: readonly string[] }[] = []
  for (const { workflowId, inputs } of these) {
    const values = inputs.required.map((name) => [name, given(name)])
    const [result] = await run({
      files: [file],
      workflow: [workflowId],
      input: JSON.stringify(Object.fromEntries(values)),
      server: `api=${address}`,
      config: await createConfig({}),
      maxSteps: 100,
      maxFetchTimeout: 10_000,
      executionTimeout: 60_000,
      fetch,
      requestFileLoader: { getFileBody: () => Promise.reject(new Error('no files are sent')) },
      logger: silent,
    })
    const steps = result!.executedWorkflows
      .flatMap(({ executedSteps }) => executedSteps)
      .filter((step) => 'checks' in step)
    const failed = steps.flatMap(({ stepId, checks }) =>
      checks
        .filter(({ passed }) => !passed)
        .map(({ condition, name, message }) => `${stepId}: ${condition ?? name} ${message}`),
    )
    results.push({ steps: steps.length, failed })
  }
  return results
}

function given(input: string): string {
  if (input.startsWith('unique_')) return randomUUID()
  return input === 'now' ? new Date().toISOString() : 'rsk_sandbox_test'
}

const silent = {
  info() {},
  warn() {},
  output() {},
  error() {},
  printNewLine() {},
  printSeparator() {},
  indent: (text: string) => text,
}
