import { expect, test } from 'vitest'
import { operationWith } from '../../../../test/openapi/small-api.ts'

/** Returns the generated request body and response body for a schema. */
async function madeUp(schema: string) {
  const { requestBody, responses } = await operationWith(`    Root: ${schema}`)
  const firstIn = (content: (typeof responses)[number]['content']) => content[0]!.examples[0]?.value
  return { request: firstIn(requestBody!.content), answer: firstIn(responses[0]!.content) }
}

test('a request holds what it must, and of what has an example as much as makes four; an answer holds all', async () => {
  const { request, answer } = await madeUp(`
      type: object
      required: [grant]
      properties:
        note: { type: string }
        user: { type: string, example: ada }
        secret: { type: string, example: s3 }
        code: { type: string, default: c0 }
        assertion: { type: string, example: a1 }
        grant: { type: string, enum: [code, refresh] }
        more: { type: object, properties: { deep: { type: string, example: d } } }`)

  expect(request).toEqual({ user: 'ada', secret: 's3', code: 'c0', grant: 'code' })
  expect(Object.keys(answer as object)).toEqual([
    'note',
    'user',
    'secret',
    'code',
    'assertion',
    'grant',
    'more',
  ])
})

test('what a request must have is there, however much it is, and so inside of it', async () => {
  const names = ['a', 'b', 'c', 'd', 'e']
  const inner = `{ type: object, required: [${names}], properties: { ${names.map((name) => `${name}: { type: integer }`)}, f: { type: string, example: x } } }`
  const { request } = await madeUp(
    `{ type: object, required: [inner], properties: { inner: ${inner}, free: { type: string } } }`,
  )

  expect(request).toEqual({ inner: { a: 0, b: 0, c: 0, d: 0, e: 0 } })
})

test('a request in which nothing is required and nothing has an example shows eight of its fields, if they are small', async () => {
  const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']
  const { request } = await madeUp(
    `{ type: object, properties: { ${names.map((name) => `${name}: { type: string }`)} } }`,
  )

  expect(Object.keys(request as object)).toEqual(names.slice(0, 8))
})

test.each([
  ['type: integer, minimum: -9007199254740991, maximum: 9007199254740991', 0],
  ['type: number, minimum: -90, maximum: 90', 0],
  ['type: integer, minimum: -10, maximum: -5', -10],
  ['type: integer, minimum: 18', 18],
  ['type: integer, minimum: 0, maximum: 10', 0],
  ['type: integer, exclusiveMinimum: 0', 1],
  ['type: number, exclusiveMinimum: 0, exclusiveMaximum: 1', 0.5],
  ['type: integer, exclusiveMinimum: -1, exclusiveMaximum: 1', 0],
  ['type: integer, minimum: 7, exclusiveMinimum: 7', 8],
  ['type: integer, multipleOf: 5', 5],
])('the number made up for %s is %s', async (schema, value) => {
  expect(await madeUp(`{ ${schema} }`)).toEqual({ request: value, answer: value })
})

test('numbers that must differ go up from 0 and 1', async () => {
  const { request } = await madeUp(
    '{ type: array, minItems: 3, uniqueItems: true, items: { type: integer, minimum: -9007199254740991 } }',
  )
  expect((request as number[]).slice(0, 2)).toEqual([0, 1])
})

test.each([
  ['anyOf: [{ type: string }, { type: string, enum: [tiny, large] }]', 'tiny'],
  ['oneOf: [{ type: string }, { type: string, examples: [x] }]', 'x'],
  ['anyOf: [{ type: string }, { type: object, properties: { id: { type: string, example: a } } }]', 'string'],
])('next to any text a known one is made up: %s', async (schema, value) => {
  expect((await madeUp(`{ ${schema} }`)).request).toBe(value)
})

test('a text in Base64 is one', async () => {
  expect((await madeUp('{ type: string, contentEncoding: base64 }')).request).toBe('dGV4dA==')
})

test("a constant deep in what may be left out isn't a reason to send it", async () => {
  const deep = '{ type: object, properties: { kind: { const: 1 }, name: { type: string } } }'
  const { request } = await madeUp(`
      type: object
      properties:
        text: { type: string }
        poll: ${deep}
        note: { type: string, example: n }`)

  expect(request).toEqual({ note: 'n' })
})
