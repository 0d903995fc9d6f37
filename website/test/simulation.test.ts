import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { Operation } from './api-document.ts'
import { follow, operationNamed, operations } from './api-document.ts'

test('an operation simulates only errors that it answers', () => {
  for (const operation of operations) {
    const statuses = Object.keys(operation.responses)
    const errors = scenariosOf(operation).flatMap((name) => /^error-(\d{3})$/.exec(name)?.[1] ?? [])

    expect(errors, operation.operationId).toContain('503')
    expect(
      errors.filter((status) => !statuses.includes(status)),
      operation.operationId,
    ).toEqual([])
  }
})

test('the guide has a row for each scenario, and says which of them echo does not know', async () => {
  const guide = await readFile('content/guides/tools/simulation.mdx', 'utf8')
  const [, errors = ''] = guide.split('## Errors and delays')
  const rows = [...errors.split('\n\n')[2]!.matchAll(/^\| `([a-z\d-]+)`(, .+?)? \|/gm)]
  const named = rows.map(([, name]) => name!)
  const notForEcho = rows.flatMap(([, name, limit]) => (limit ? [name!] : []))

  expect(named).toEqual(scenariosOf(operationNamed('evaluateRisk')))
  expect(scenariosOf(operationNamed('echo'))).toEqual(named.filter((name) => !notForEcho.includes(name)))
})

test('an id that is made anew has a letter before its UUID, so that no digits join to a card number', async () => {
  const files = ['content/postman/scenarios.yaml', 'content/public/tallyguard.mjs']
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  const before = sources.flatMap((source) =>
    [...source.matchAll(/(.)(?:' \+ fresh\(|\$\{randomUUID\(\))/g)].map(([, last]) => last!),
  )

  expect(before).toHaveLength(files.length)
  expect(before.filter((last) => !/[a-z]/.test(last))).toEqual([])
})

function scenariosOf({ parameters = [] }: Operation): readonly string[] {
  return parameters.map(follow).find(({ name }) => name === 'Simulation-Scenario')!.schema.enum!
}
