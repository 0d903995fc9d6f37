import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generateValue } from '../../src/openapi/schema/values/generate-value.ts'
import { shownApi } from './shown-api.tsx'
import { bodyWith } from './small-api.ts'

test('where nothing is required, a request shows its fields, and not only the one with a default', async () => {
  const text = readFileSync(new URL('../../fixtures/field/nothing-required.yaml', import.meta.url), 'utf8')
  const api = await shownApi(text)

  expect(api.body()).toEqual({ account: 'string', amount: '1', strategy: 'GLOBAL' })
  expect(api.sample()).toContain('"amount": "1"')
  expect(api.twin()).toContain('"amount": "1"')
  expect(api.page()).toContain('"amount" : "1"')
})

test.each([
  [
    'a default next to a list of values',
    '{ a: { type: string, default: x }, b: { enum: [y] } }',
    { a: 'x', b: 'y' },
  ],
  ['an example, which tells enough', '{ a: { type: string }, b: { type: string, example: y } }', { b: 'y' }],
  [
    'a text of digits, and a text of a format that no one knows',
    '{ a: { type: string, format: uint64 }, b: { type: string, format: x-custom, maxLength: 3 } }',
    { a: '1', b: 'str' },
  ],
])('a made-up request: %s', async (_, properties, wanted) => {
  const body = await bodyWith(`    Root: { type: object, properties: ${properties} }`)

  expect(generateValue(body, 'request')).toEqual(wanted)
})

test("a choice of one variant isn't called one of 1 variants", async () => {
  const api = await shownApi(`openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tea' } } } }, responses: { '200': { description: Fine } } } }
components:
  schemas:
    Tea: { type: object, discriminator: { propertyName: kind }, required: [kind], properties: { kind: { type: string } } }
    Green: { allOf: [{ $ref: '#/components/schemas/Tea' }, { type: object, properties: { grade: { type: integer } } }] }
`)

  expect(api.twin()).toContain('One variant, decided by `kind`')
  expect(api.page()).not.toContain('One of 1 variants')
})

const field = (name: string) =>
  shownApi(readFileSync(new URL(`../../fixtures/field/${name}.yaml`, import.meta.url), 'utf8'))

/** Returns the generated body of each request whose body has a schema. */
async function generateBody(schema: string): Promise<unknown> {
  const api = await shownApi(`openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /a: { post: { requestBody: { required: true, content: { application/json: { schema: ${schema} } } }, responses: { '200': { description: Fine } } } }
`)
  return api.body()
}

test('a made-up body obeys conditions, on page, in twin and sample', async () => {
  const api = await field('conditions')

  expect(api.body()).toEqual({ way: 'card', pan: 'string' })
  for (const words of [api.twin(), api.sample()]) expect(words).toContain('"pan": "string"')
  expect(api.page()).toContain('"pan" : "string"')
})

test('a made-up body has names that its schema allows', async () => {
  const body = (await field('names-of-properties')).body() as Record<string, object>

  expect(Object.keys(body.steps!)).toEqual(['prop1'])
  expect(Object.keys(body.shared!)).toEqual(['red'])
  expect(Object.keys(body.patternNames!)[0]).toMatch(/^[a-z]{2}$/)
})

test('names that are required and not described are in the made-up body', async () => {
  const api = await field('required-without-properties')

  expect(api.body()).toMatchObject({ trigger: { object_id: 'string', updated_at: 'string' } })
})

test('where no value fits a pattern, page and twin say so, and no sample sends a body', async () => {
  const api = await field('unknown-formats')

  for (const words of [api.page(), api.twin()]) {
    expect(words).toContain('No example could be made')
    expect(words).not.toContain('Made from the schema')
  }
  expect(api.sample()).not.toContain('--data')
})

test('made-up texts obey the other patterns and formats of that file', async () => {
  const text = readFileSync(new URL('../../fixtures/field/unknown-formats.yaml', import.meta.url), 'utf8')
  const api = await shownApi(text.replace("'^(?i)abc$'", () => "'^abc$'"))
  const body = api.body() as Record<string, string>

  expect(body.b).toMatch(/^\p{Lu}\p{L}+$/u)
  expect(body.q!.length).toBeLessThanOrEqual(3)
  expect(body.e).toBe('abc')
})

test.each([
  [
    'if with then',
    '{ properties: { a: { enum: [x, y] }, b: { type: integer } }, required: [a], if: { properties: { a: { const: x } } }, then: { required: [b] } }',
    { a: 'x', b: 0 },
  ],
  [
    'dependentSchemas',
    '{ type: object, required: [a], properties: { a: { type: string }, b: { type: boolean } }, dependentSchemas: { a: { required: [b] } } }',
    { a: 'string', b: true },
  ],
  [
    'not',
    '{ type: object, required: [a], properties: { a: { type: string, not: { const: string } } } }',
    { a: 'string1' },
  ],
  [
    'not, for a required member that only `required` names',
    '{ required: [b], not: { properties: { b: { const: string } } } }',
    { b: 'text' },
  ],
  [
    'not, for the type of a required member that no property describes',
    '{ type: object, required: [b], not: { required: [b], properties: { b: { type: string } } } }',
    { b: 0 },
  ],
  [
    'not, for the number of members',
    '{ required: [b], not: { maxProperties: 1 } }',
    { b: 'string', key: 'string' },
  ],
  ['required without a type', '{ required: [b] }', { b: 'string' }],
  ['contains', '{ type: array, items: { type: [string, integer] }, contains: { const: 7 } }', [7]],
  ['a class of Unicode', "{ type: string, pattern: '^\\p{Lu}{2}\\p{Nd}$' }", 'AA0'],
])('a made-up body obeys %s', async (_, schema, wanted) => {
  expect(await generateBody(schema)).toEqual(wanted)
})

test.each(['a%20b', '', 'a~1b', 'a/b'])('a made-up body obeys a condition inside `%s`', async (name) => {
  const inner =
    '{ properties: { a: { enum: [x] }, b: { type: integer } }, required: [a], if: { properties: { a: { const: x } } }, then: { required: [b] } }'

  expect(await generateBody(`{ required: ['${name}'], properties: { '${name}': ${inner} } }`)).toEqual({
    [name]: { a: 'x', b: 0 },
  })
})

test.each([
  ['contained values of a type', "{ type: array, minContains: 36, contains: { type: 'null' } }", null],
  ['contained constants', '{ type: array, minContains: 36, contains: { const: null } }', null],
  ['items of a type', "{ type: array, contains: {}, minItems: 36, items: { type: 'null' } }", null],
  ['items of a rule', '{ type: array, if: {}, then: { minItems: 36, items: { const: null } } }', null],
  [
    'members of contained objects',
    "{ type: array, minContains: 36, contains: { type: object, required: [a], properties: { a: { type: 'null' } } } }",
    { a: null },
  ],
])('a made-up list has 36 nulls: %s', async (_, schema, item) => {
  expect(await generateBody(schema)).toEqual(Array(36).fill(item))
})

test.each([
  ['minimum', 'minimum: 1000', 'minimum: 1, multipleOf: 300', 1200],
  ['exclusiveMinimum', 'exclusiveMinimum: 1200', 'exclusiveMinimum: 1, multipleOf: 300', 1500],
  ['maximum', 'maximum: -1000', 'maximum: -1, multipleOf: 300', -1200],
  ['exclusiveMaximum', 'exclusiveMaximum: -1200', 'exclusiveMaximum: -1, multipleOf: 300', -1500],
])('in a made-up body, the stricter one of two limits applies: %s', async (_, strict, loose, wanted) => {
  const body = (a: string, then: string) =>
    generateBody(`{ type: object, required: [a], properties: { a: ${a} }, if: {}, then: ${then} }`)

  expect(await body(`{ type: integer, ${strict} }`, `{ properties: { a: { ${loose} } } }`)).toEqual({
    a: wanted,
  })
  expect(
    await body('{ type: integer }', `{ properties: { a: { allOf: [{ ${strict} }, { ${loose} }] } } }`),
  ).toEqual({ a: wanted })
})

test.each([
  ['an integer above a fraction', '{ type: integer, minimum: 1.5 }', [2]],
  ['an integer between fractions', '{ type: integer, minimum: -2.5, maximum: -1.5 }', [-2]],
  ['a fraction between fractions', '{ type: number, exclusiveMinimum: 0.2, maximum: 0.8 }', [0.5]],
  ["a string, which a minimum doesn't limit", '{ type: string, minimum: 3 }', ['string']],
])('a made-up list contains %s', async (_, contained, wanted) => {
  expect(await generateBody(`{ type: array, contains: ${contained} }`)).toEqual(wanted)
})

test('a request of which nothing is required shows what it is about, and says that all is optional', async () => {
  const api = await shownApi(`openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /pay:
    post:
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              properties:
                allow_a: { type: boolean }
                allow_b: { type: boolean }
                allow_c: { type: boolean }
                b_strategy: { type: string, default: FAST }
                c_mode: { type: string, default: SLOW }
                d_hint: { type: object, properties: { x: { type: string }, y: { type: string }, z: { type: string }, w: { type: string } } }
                e_hint: { type: object, properties: { x: { type: string }, y: { type: string }, z: { type: string }, w: { type: string } } }
                payment_id: { type: string }
                amount: { type: integer }
                receiver_name: { type: string }
                speed: { type: number }
      responses: { '200': { description: Fine } }
`)

  expect(Object.keys(api.body() as object)).toEqual(
    expect.arrayContaining(['payment_id', 'amount', 'receiver_name', 'speed']),
  )
  expect(Object.keys(api.body() as object)).not.toContain('b_strategy')
  for (const words of [api.page(), api.twin()]) expect(words).toContain('all fields are optional')
})

test('a choice with an example is among the fields that a request shows', async () => {
  const properties =
    '{ a: { type: string, example: x }, b: { oneOf: [{ type: object, properties: { c: { type: string, example: y } } }, { type: string }] } }'

  expect(await generateBody(`{ type: object, properties: ${properties} }`)).toEqual({ a: 'x', b: { c: 'y' } })
})
