import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Operation } from './api-document.ts'
import { apiDocument, follow, listValues, operationNamed, operations } from './api-document.ts'

test('an operation simulates only errors that it returns', () => {
  for (const operation of operations) {
    const statuses = Object.keys(operation.responses)
    const errors = listScenarios(operation).flatMap((name) => /^error-(\d{3})$/.exec(name)?.[1] ?? [])

    expect(errors, operation.operationId).toContain('503')
    expect(
      errors.filter((status) => !statuses.includes(status)),
      operation.operationId,
    ).toEqual([])
  }
})

test("the guide has a row for each scenario, and says which scenarios echo doesn't accept", async () => {
  const guide = await readFile('content/guides/tools/simulation.mdx', 'utf8')
  const [, errors = ''] = guide.split('## Errors and delays')
  const rows = [...errors.split('\n\n')[2]!.matchAll(/^\| `([a-z\d-]+)`(, .+?)? \|/gm)]
  const named = rows.map(([, name]) => name!)
  const notForEcho = rows.flatMap(([, name, limit]) => (limit ? [name!] : []))

  expect(named).toEqual(listScenarios(operationNamed('evaluateRisk')))
  expect(listScenarios(operationNamed('echo'))).toEqual(named.filter((name) => !notForEcho.includes(name)))
})

test('the guide says how to get each source and each 3-D Secure advice, and each example has a row', async () => {
  const guide = await readFile('content/guides/tools/simulation.mdx', 'utf8')
  const [, section = ''] = guide.split('[#source-and-authentication]')
  const rows = [...section.split('\n## ')[0]!.matchAll(/^\| .+ \| (.+?) \| `(\w+)` \| `(\w+)`.* \|$/gm)]
  const combinations = rows.flatMap(([, decisions, source, advice]) =>
    decisions!.split(' or ').map((decision) => [decision.replaceAll('`', ''), source, advice].join(' ')),
  )
  const answers = Object.entries(apiDocument.components.examples)
    .map(([, { value }]) => value as unknown as Answer)
    .filter(({ object, stage }) => object === 'risk_evaluation' && stage === 'pre_authorization')
  const ofExamples = answers
    .filter(({ decision_source: source }) => source !== 'fallback')
    .map(({ decision, decision_source: source, authentication }) =>
      [decision, source, authentication?.action ?? 'null'].join(' '),
    )
  const byOwnRule = 'challenge_3ds rule challenge'

  expect(new Set(rows.map(([, , source]) => source))).toEqual(new Set(listValues('DecisionSource')))
  expect(new Set(rows.map(([, , , advice]) => advice))).toEqual(
    new Set([...listValues('AuthenticationAction'), 'null']),
  )
  expect(ofExamples.length).toBeGreaterThan(4)
  expect(ofExamples.filter((each) => each !== byOwnRule && !combinations.includes(each))).toEqual([])
})

test('a generated ID has a letter before its UUID, so that digits can’t form a card number', async () => {
  const files = ['content/postman/scenarios.yaml', 'content/public/tallyguard.mjs']
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const before = sources.map((source) =>
    [...source.matchAll(/(.)(?:\{\{unique\}\}|\$\{randomUUID\(\))/g)]
      .map(([, last]) => last!)
      // An ID that consists only of a UUID doesn't have digits next to it.
      .filter((last) => last !== "'"),
  )

  expect(before.map(({ length }) => length)).toEqual([2, 1])
  expect(before.flat().filter((last) => !/[a-z]/.test(last))).toEqual([])
})

function listScenarios({ parameters = [] }: Operation): readonly string[] {
  return parameters.map(follow).find(({ name }) => name === 'Simulation-Scenario')!.schema.enum!
}

interface Answer {
  readonly object?: string
  readonly stage: string
  readonly decision: string
  readonly decision_source: string
  readonly authentication: { readonly action: string } | null
}
