import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readApi } from '../../openapi/api.ts'
import { readScenarios } from '../../scenarios/scenarios.ts'
import { collection } from './collection.ts'
import { environments } from './environments.ts'

const url = 'https://docs.example'

async function collectionOf(file: string, scenariosFile?: string) {
  const { api } = await readApi(await readFile(file, 'utf8'), file, { examples: 'ignore' })
  const source = scenariosFile && (await readFile(scenariosFile, 'utf8'))
  const read = source ? readScenarios(source, { file: scenariosFile, api: api! }) : undefined
  const content = (await collection(api!, { scenarios: read?.scenarios, url }).content()) as Iterable<string>
  return { api: api!, scenarios: read?.scenarios, collection: JSON.parse([...content].join('')) }
}

const text = z.string()
const pair = z.strictObject({
  key: text,
  value: text,
  type: text.optional(),
  description: text.optional(),
  disabled: z.boolean().optional(),
})
const auth = z.union([
  z.strictObject({ type: z.literal('noauth') }),
  z.strictObject({ type: z.literal('bearer'), bearer: z.array(pair) }),
  z.strictObject({ type: z.literal('basic'), basic: z.array(pair) }),
  z.strictObject({ type: z.literal('apikey'), apikey: z.array(pair) }),
])
const request = z.strictObject({
  method: text,
  description: text.optional(),
  auth: auth.optional(),
  header: z.array(pair),
  url: z.strictObject({
    raw: text,
    host: z.array(text),
    path: z.array(text),
    query: z.array(pair).optional(),
    variable: z.array(pair).optional(),
  }),
  body: z
    .strictObject({
      mode: z.enum(['raw', 'urlencoded', 'formdata']),
      raw: text.optional(),
      urlencoded: z.array(pair).optional(),
      formdata: z.array(pair).optional(),
      options: z.unknown().optional(),
    })
    .optional(),
})
const event = z.strictObject({
  listen: z.enum(['prerequest', 'test']),
  script: z.strictObject({ type: z.literal('text/javascript'), exec: z.array(text) }),
})
const call = z.strictObject({
  name: text,
  event: z.array(event).optional(),
  request,
  response: z.array(
    z.strictObject({
      name: text,
      originalRequest: request,
      status: text,
      code: z.int().optional(),
      header: z.array(pair),
      body: text,
      _postman_previewlanguage: text,
    }),
  ),
})
/** The parts of Postman's published Collection schema 2.1 that we write. */
const format = z.strictObject({
  info: z.strictObject({
    _postman_id: z.uuid(),
    name: text,
    description: text.optional(),
    schema: z.literal('https://schema.getpostman.com/json/collection/v2.1.0/collection.json'),
  }),
  auth,
  event: z.array(event),
  variable: z.array(pair),
  item: z.array(z.strictObject({ name: text, description: text.optional(), item: z.array(call) })),
})

test.each([
  'content/openapi.yaml',
  'fixtures/everything.yaml',
])('the collection of %s has the form of Postman’s format 2.1 and a call for each operation', async (file) => {
  const made = await collectionOf(file)

  const checked = format.parse(made.collection)
  expect(checked.item.flatMap(({ item }) => item)).toHaveLength(made.api.operations.length)
})

test('the scenarios are folders after the operations, each call with its example and changes', async () => {
  const { collection } = await collectionOf('content/openapi.yaml', 'content/postman/scenarios.yaml')

  const checked = format.parse(collection)
  expect(checked.item.slice(3).map(({ name, item }) => [name, item.length])).toEqual([
    ['Happy path', 3],
    ['Fraud path', 6],
    ['Friendly path', 4],
    ['Review path', 4],
    ['Outage path', 2],
  ])
  const [evaluate, answer] = checked.item[3]!.item
  const body = JSON.parse(evaluate!.request.body!.raw!)
  expect(body.transaction.customer.email).toMatch(/^approve@/)
  expect(body.transaction.external_id).toBe('{{external_id}}')
  expect(body.transaction.merchant.id).toBe('mer-2041')
  expect(answer!.request.url.raw).toBe('{{base_url}}/v1/assets/transactions/{{txn_id}}')
})

test('a header that a request may do without is switched off, unless the scenario sends it', async () => {
  const { collection } = await collectionOf('content/openapi.yaml', 'content/postman/scenarios.yaml')

  const calls = format.parse(collection).item.flatMap(({ item }) => item)
  const simulation = (name: string) =>
    calls.find((each) => each.name === name)?.request.header.find(({ key }) => key === 'Simulation-Scenario')
  expect(simulation('Evaluate')?.disabled).toBe(true)
  expect(simulation('Evaluate during an outage')).toMatchObject({ value: 'error-503' })
  expect(simulation('Evaluate during an outage')?.disabled).toBeUndefined()
})

test('each server has an environment, in which every secret is empty', async () => {
  const { api, scenarios } = await collectionOf('content/openapi.yaml', 'content/postman/scenarios.yaml')

  const made = [...environments(api, { scenarios, url })].map(({ file, content }) => ({
    file,
    values: (JSON.parse(content() as string).values as { key: string; value: string; type: string }[]).map(
      ({ key, value, type }) => `${type} ${key}=${value}`,
    ),
  }))
  expect(made).toEqual([
    {
      file: 'postman/environment.sandbox.json',
      values: [
        `default base_url=${api.servers[0]?.url}`,
        'secret api_key=',
        'secret hash_key=',
        'default txn_id=',
      ],
    },
    {
      file: 'postman/environment.production.json',
      values: [
        `default base_url=${api.servers[1]?.url}`,
        'secret api_key=',
        'secret hash_key=',
        'default txn_id=',
      ],
    },
  ])
})

test('a server without a telling description is named after its host', async () => {
  const source = `
openapi: 3.1.0
info: { title: Pets, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers:
  - url: https://api.pets.example/v2
  - url: https://eu.pets.example
    description: For everyone who keeps pets in the European Union
paths: {}
`
  const { api } = await readApi(source, 'pets.yaml')

  expect([...environments(api!, { scenarios: undefined, url })].map(({ file }) => file)).toEqual([
    'postman/environment.api-pets-example.json',
    'postman/environment.eu-pets-example.json',
  ])
})
