import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { ShownApi } from './shown-api.tsx'
import { shownApi } from './shown-api.tsx'

const field = (name: string) =>
  shownApi(readFileSync(new URL(`../../fixtures/field/${name}.yaml`, import.meta.url), 'utf8'))

/** An API whose only request sends a schema; `schemas` are the named ones. */
const sending = (schema: string, schemas = '{}'): Promise<ShownApi> =>
  shownApi(`openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a: { post: { requestBody: { content: { application/json: { schema: ${schema} } } }, responses: { '200': { description: Fine } } } }
components:
  schemas: ${schemas}
`)

const pets = (mapping: string) =>
  `{ Pet: { type: object, required: [kind], discriminator: { propertyName: kind${mapping} }, properties: { kind: { type: string } } },
     Cat: { allOf: [{ $ref: '#/components/schemas/Pet' }] },
     Dog: { allOf: [{ $ref: '#/components/schemas/Pet' }, { properties: { bark: { type: boolean } } }] } }`
const either = "oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }]"

test('variants that extend a schema with a discriminator are called by its values, and examples have them', async () => {
  const api = await field('discriminator-in-parent')

  expect(api.twin()).toContain('One of 2 variants, decided by `kind`:\n  - `cat` (Cat)')
  expect(api.page()).toContain('cat Cat')
  expect(api.body()).toEqual({ kind: 'cat' })
  expect(api.sample()).toContain('"kind": "cat"')
})

test.each([
  [
    'a variant that adds no field',
    `{ ${either} }`,
    pets(", mapping: { kitty: '#/components/schemas/Cat', dog: Dog }"),
    '  - `kitty` (Cat)',
    { kind: 'kitty' },
  ],
  [
    'names of schemas where nothing is mapped',
    `{ ${either} }`,
    pets(''),
    '  - `Cat` (object)',
    { kind: 'Cat' },
  ],
  [
    'the items of a list',
    `{ type: array, items: { ${either} } }`,
    pets(", mapping: { cat: '#/components/schemas/Cat', dog: '#/components/schemas/Dog' }"),
    '  - `dog` (Dog)',
    [{ kind: 'cat' }],
  ],
])('a discriminator of a parent decides: %s', async (_, schema, schemas, wanted, body) => {
  const api = await sending(schema, schemas)

  expect(api.twin()).toContain(wanted)
  expect(api.body()).toEqual(body)
})

test('a union that another part narrows is what is left of it', async () => {
  const api = await field('narrowed-union')
  const list = '- `result` (array of object)\n  - `id` (string)\n    - Example: `"abc"`'

  expect(api.twin('get-a')).toContain(list)
  expect(api.twin('get-b')).toContain(list)
  expect(api.page('get-a')).toContain('{ "result": [ { "id": "abc" } ] }')
  expect(api.twin('get-c')).toContain('`application/json`: array of integer')
  expect(api.page('get-c')).toContain('[ 0 ]')
})

test.each([
  [
    'string',
    '{ type: string, anyOf: [{ type: object }, { type: string, maxLength: 3 }] }',
    '`application/json`: string\n\n- Limits: at most 3 characters',
  ],
  [
    'two of three',
    '{ type: [string, integer], oneOf: [{ type: object }, { type: string, maxLength: 3 }, { type: integer }] }',
    '- One of 2 variants:\n  - `string` (string)',
  ],
  [
    'a named one',
    "{ allOf: [{ anyOf: [{ $ref: '#/components/schemas/T' }, { type: array, items: { type: integer } }] }, { type: object }] }",
    '- `t` (string)',
  ],
])('a type next to a union leaves the members that have it: %s', async (_, schema, wanted) => {
  const api = await sending(schema, '{ T: { type: object, properties: { t: { type: string } } } }')

  expect(api.twin()).toContain(wanted)
})

test('groups of required fields are listed with their titles, and each description appears once', async () => {
  const api = await field('required-groups')

  for (const words of [api.twin().replaceAll('`', ''), api.page().replace(/ (?=[,)])|(?<=\() /g, '')]) {
    expect(words).toContain('at least one of order, or name and zip together')
    expect(words.match(/By order number \(order\): The quickest way/g)).toHaveLength(1)
    expect(words.match(/By name \(name and zip together\): Name and zip together/g)).toHaveLength(1)
  }
})

test('a discriminator with a mapping decides which variant an example is', async () => {
  expect((await field('discriminator-decides')).problems).toEqual([])
})

test.each([
  [
    "doesn't fit what is decided",
    '{ type: IP, gateways: 3 }',
    [expect.stringContaining('`gateways` must be array')],
  ],
  [
    'fits another variant only',
    '{ type: DYNAMIC, asn: 3, gateways: [] }',
    [expect.stringContaining('`asn` must be string')],
  ],
  ['fits what is decided', '{ type: DYNAMIC, gateways: 3 }', []],
])('an example that %s is judged by the variant that its discriminator names', async (_, example, wanted) => {
  const text = readFileSync(
    new URL('../../fixtures/field/discriminator-decides.yaml', import.meta.url),
    'utf8',
  )
  const api = await shownApi(text.replace('{type: IP, name: n}', example))

  expect(api.problems).toEqual(wanted)
})
