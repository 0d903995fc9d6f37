import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

async function publishAsJson(parts: string): Promise<string> {
  const { api } = await readApi(`openapi: 3.1.0\ninfo: { title: Test, version: '1' }\n${parts}\n`, 'api.yaml')
  return api!.asJson
}

test.each([
  [
    'a property',
    'paths: {}\ncomponents: { schemas: { Card: { type: object, properties: { NAME: { x-internal: true, description: Secret } } } } }',
  ],
  ['a schema', 'paths: {}\ncomponents: { schemas: { NAME: { x-internal: true, description: Secret } } }'],
  [
    'a response',
    'paths: { /a: { get: { responses: { NAME: { x-internal: true, description: Secret } } } } }',
  ],
  ['a webhook', 'webhooks: { NAME: { x-internal: true, description: Secret } }'],
])('%s named like a keyword with values is left out if it is internal', async (_, parts) => {
  for (const name of ['default', 'example', 'value', 'const', 'enum', 'examples']) {
    expect(await publishAsJson(parts.replace('NAME', name)), name).not.toContain('Secret')
  }
})

test.each([
  [
    'a property',
    'paths: {}\ncomponents: { schemas: { Card: { type: object, properties: { NAME: { properties: { inside: { x-internal: true, description: Secret } } } } } } }',
  ],
  [
    'a response',
    'paths: { /a: { get: { responses: { NAME: { description: Fine, headers: { Inside: { x-internal: true, description: Secret } } } } } } }',
  ],
])('an internal part of %s named like a keyword with values is left out', async (_, parts) => {
  for (const name of ['default', 'example', 'value']) {
    expect(await publishAsJson(parts.replace('NAME', name)), name).not.toContain('Secret')
  }
})

test('a named example is left out if it is internal, and keeps what its value says of itself', async () => {
  const text = await publishAsJson(`paths: {}
components:
  examples:
    hidden: { x-internal: true, value: Secret }
    shown: { value: { x-internal: true, text: Kept } }`)

  expect(text).not.toContain('Secret')
  expect(text).toContain('Kept')
})

test('`x-internal` inside a value has no meaning', async () => {
  const value = '{ inside: { x-internal: true, text: Kept } }'
  const schema = (keyword: string) =>
    `paths: {}\ncomponents: { schemas: { Card: { type: object, ${keyword} } } }`

  expect(await publishAsJson(schema(`default: ${value}`))).toContain('Kept')
  expect(await publishAsJson(schema(`examples: [${value}]`))).toContain('Kept')
  expect(await publishAsJson(schema(`properties: { a: { const: ${value} } }`))).toContain('Kept')
})
