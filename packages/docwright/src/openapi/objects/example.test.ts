import { expect, test } from 'vitest'
import { operationWith } from '../../../test/openapi/small-api.ts'

test('an example is made from the schema when there is none, for the direction it is in', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      required: [id, amount, method]
      properties:
        id: { type: string, format: uuid, readOnly: true }
        amount: { type: integer, format: int64, minimum: 9007199254740993 }
        rate: { type: number, exclusiveMinimum: 0.5, exclusiveMaximum: 3 }
        method: { $ref: '#/components/schemas/Method' }
        code: { type: string, minLength: 3, maxLength: 8 }
        list: { type: array, items: { type: string, enum: [a, b] } }
        map: { type: object, additionalProperties: { type: boolean } }
        self: { $ref: '#/components/schemas/Root' }
        secret: { type: string, writeOnly: true, default: hidden }
    Method:
      oneOf: [{ $ref: '#/components/schemas/Card' }, { type: object }]
      discriminator: { propertyName: type, mapping: { card: '#/components/schemas/Card' } }
    Card: { type: object, properties: { bin: { type: string, examples: ['457173'] } } }`)

  expect(operation.requestBody!.content[0]!.examples[0]!.json).toMatchInlineSnapshot(`
    "{
      "amount": 9007199254740993,
      "method": {
        "bin": "457173",
        "type": "card"
      },
      "secret": "hidden"
    }"
  `)
  expect(operation.responses[0]!.content[0]!.examples[0]!.json).toMatchInlineSnapshot(`
    "{
      "id": "3fa85f64-5717-4562-b3fc-2c963f66afa6",
      "amount": 9007199254740993,
      "rate": 1,
      "method": {
        "bin": "457173",
        "type": "card"
      },
      "code": "string",
      "list": [
        "a"
      ],
      "map": {
        "key": true
      }
    }"
  `)
  expect(operation.requestBody!.content[0]!.examples[0]!.isGenerated).toBe(true)
})

test('examples of the schema come before made ones', async () => {
  const operation = await operationWith(`
    Root: { type: object, examples: [{ a: 1.0 }, { a: 2 }] }`)

  const examples = operation.requestBody!.content[0]!.examples
  expect(examples.map(({ name, json, isGenerated }) => [name, json, isGenerated])).toEqual([
    ['example', '{\n  "a": 1.0\n}', false],
    ['example-2', '{\n  "a": 2\n}', false],
  ])
})

test('a made-up example fits patterns, counts and the discriminator', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      required: [country, number, amounts, method]
      properties:
        country: { type: string, pattern: '^[A-Z]{3}$', maxLength: 3 }
        number: { type: string, pattern: '^[0-9]{13,19}$', minLength: 13 }
        code: { type: string, pattern: '^[a-z]+$', minLength: 5 }
        anything: { type: string, pattern: '(?<impossible' }
        amounts: { type: array, items: { type: integer }, minItems: 2, maxItems: 2 }
        method: { $ref: '#/components/schemas/Method' }
    Method:
      oneOf: [{ $ref: '#/components/schemas/Card' }, { type: object }]
      discriminator: { propertyName: type, mapping: { card: '#/components/schemas/Card' } }
    Card: { type: object, properties: { type: { type: string, pattern: 'card|wallet' } } }`)

  expect(operation.responses[0]!.content[0]!.examples[0]!.value).toEqual({
    country: 'AAA',
    number: '0000000000000',
    code: 'string',
    amounts: [0, 0],
    method: { type: 'card' },
  })
})

test.each([
  ['type: integer, maximum: -1', -1],
  ['type: integer, minimum: 1, maximum: 100, multipleOf: 10', 10],
  ['type: number, exclusiveMinimum: 0.5, exclusiveMaximum: 0.9', 0.7],
  ['type: number, multipleOf: 0.01, exclusiveMinimum: 0.29, maximum: 0.305', 0.3],
  ['allOf: [{ type: number, multipleOf: 0.6 }, { multipleOf: 0.4 }], exclusiveMinimum: 0', 1.2],
  ['type: integer, exclusiveMinimum: 100000000000000000000', 200000000000000000000],
  ['type: array, items: { type: integer }, uniqueItems: true, minItems: 2', [0, 1]],
  ['type: array, items: { type: boolean }, maxItems: 0', []],
  ['type: array, prefixItems: [{ type: integer }, { type: integer }], uniqueItems: true', [0, 1]],
  [
    'type: object, minProperties: 2, additionalProperties: { type: string }',
    { key: 'string', key2: 'string' },
  ],
  ["type: string, pattern: '^x-', minLength: 5", 'x-xxx'],
  [
    'type: array, prefixItems: [{ const: 1 }], minItems: 1000000000, items: { const: 2 }',
    [1, ...Array(9).fill(2)],
  ],
])('a made-up example of { %s } is %j', async (schema, example) => {
  const operation = await operationWith(`
    Root: { ${schema} }`)

  expect(operation.responses[0]!.content[0]!.examples[0]!.value).toEqual(example)
})

test.each([
  'type: number, multipleOf: 0.3, minimum: 10000000000000000, maximum: 10000000000000002',
  'type: integer, multipleOf: 3, minimum: 100000000000000000',
])('no number is made up for { %s }, which a computer would round', async (schema) => {
  const operation = await operationWith(`
    Root: { ${schema} }`)

  expect(operation.responses[0]!.content[0]!.examples).toMatchObject([
    { json: '', words: 'No example could be made' },
  ])
})

test("the example of one member of an allOf isn't used for the whole, unless it has all that is required", async () => {
  const examples = async (example: string) => {
    const operation = await operationWith(`
    Root:
      allOf:
        - { type: object, required: [event], properties: { event: { type: string, const: created } } }
        - { $ref: '#/components/schemas/Card' }
    Card: { type: object, properties: { bin: { type: string } }, examples: [${example}] }`)
    return operation.responses[0]!.content[0]!.examples.map(({ value }) => value)
  }

  expect(await examples("{ bin: '457173' }")).toEqual([{ event: 'created', bin: 'string' }])
  expect(await examples("{ bin: '457173', event: created }")).toEqual([{ bin: '457173', event: 'created' }])
})

test('a property that all variants require is required where it is described', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      properties: { token: { type: string }, note: { type: string } }
      oneOf:
        - { title: A, type: object, required: [token, a], properties: { a: { type: string } } }
        - { title: B, type: object, required: [token], properties: { b: { type: string } } }`)
  const { schema } = operation.requestBody!.content[0]!.body!
  const shared = schema.kind === 'union' && schema.shared?.kind === 'object' ? schema.shared.properties : []

  expect(shared.map(({ name, required }) => [name, required])).toEqual([
    ['token', true],
    ['note', false],
  ])
})

test('a made-up example has what is required, then what has examples, and ends within sixty lines', async () => {
  const many = Array.from(
    { length: 80 },
    (_, index) => `
        plain${index}: { type: object, properties: { inner: { type: string } } }`,
  )
  const operation = await operationWith(`
    Root:
      type: object
      required: [needed]
      properties:${many.join('')}
        known: { type: object, properties: { deep: { type: object, properties: { deeper: { type: object, properties: { deepest: { type: string, examples: [told] } } } } } } }
        needed: { type: array, items: { type: object, properties: { one: { type: string } } } }`)

  const { json, value } = operation.responses[0]!.content[0]!.examples[0]!
  expect(value).toMatchObject({
    needed: [{ one: 'string' }],
    known: { deep: { deeper: { deepest: 'told' } } },
    plain0: { inner: 'string' },
  })
  expect(json.split('\n').length).toBeLessThanOrEqual(64)
})

test('a made-up value is the plainest that its type, format and limits allow, whatever it is called', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      properties:
        email: { type: string }
        returnUrl: { type: string, format: uri }
        amount: { type: integer, description: Can be \`12\`. }
        rate: { type: number, exclusiveMinimum: 0 }
        large: { type: integer, minimum: 9007199254740993 }
        emails: { type: array, uniqueItems: true, minItems: 2, items: { type: string, format: email } }
        short: { type: array, uniqueItems: true, minItems: 2, items: { type: string, maxLength: 4 } }
        phase: { type: string, examples: [planned] }
        again: { type: object, properties: { phase: { type: string } } }`)

  const { json } = operation.responses[0]!.content[0]!.examples[0]!
  expect(json).toMatchInlineSnapshot(`
    "{
      "email": "string",
      "returnUrl": "https://example.com",
      "amount": 0,
      "rate": 1,
      "large": 9007199254740993,
      "emails": [
        "ada@example.com",
        "ada1@example.com"
      ],
      "short": [
        "stri",
        "ing1"
      ],
      "phase": "planned",
      "again": {
        "phase": "string"
      }
    }"
  `)
})

test('one of several alternatives is filled, with what it brings with it', async () => {
  const operation = await operationWith(`
    Root:
      type: object
      properties: { until: { type: string }, days: { type: integer }, gift: { type: boolean }, paper: { type: string } }
      oneOf: [{ required: [days] }, { required: [until] }]
      dependentRequired: { days: [gift], gift: [paper] }`)

  expect(operation.responses[0]!.content[0]!.examples[0]!.value).toEqual({
    days: 0,
    gift: true,
    paper: 'string',
  })
})
