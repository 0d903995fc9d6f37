import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import type { Api } from '../../packages/docwright/src/openapi/api.ts'
import { readApi } from '../../packages/docwright/src/openapi/api.ts'
import type { Operation } from '../../packages/docwright/src/openapi/objects/operation.ts'

let api: Api

beforeAll(async () => {
  api = (await readApi(await readFile('content/openapi.yaml', 'utf8'), 'content/openapi.yaml')).api!
}, 60_000)

test('an operation simulates only errors that it answers', () => {
  for (const operation of api.operations) {
    const statuses = operation.responses.map(({ status }) => status)
    const errors = scenariosOf(operation).flatMap((name) => /^error-(\d{3})$/.exec(name)?.[1] ?? [])

    expect(errors, operation.id).toContain('503')
    expect(
      errors.filter((status) => !statuses.includes(status)),
      operation.id,
    ).toEqual([])
  }
})

test('the guide has a row for each scenario, and says which of them echo does not know', async () => {
  const guide = await readFile('content/guides/tools/simulation.mdx', 'utf8')
  const [, errors = ''] = guide.split('## Errors and delays')
  const rows = [...errors.split('\n\n')[2]!.matchAll(/^\| `([a-z\d-]+)`(, .+?)? \|/gm)]
  const named = rows.map(([, name]) => name!)
  const notForEcho = rows.flatMap(([, name, limit]) => (limit ? [name!] : []))

  expect(named).toEqual(scenariosOf(api.operationById.get('evaluateRisk')!))
  expect(scenariosOf(api.operationById.get('echo')!)).toEqual(
    named.filter((name) => !notForEcho.includes(name)),
  )
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

function scenariosOf({ parameters }: Operation): readonly string[] {
  const header = parameters.find(({ name }) => name === 'Simulation-Scenario')!
  return header.field.schema.enum.map(({ text }) => text)
}
