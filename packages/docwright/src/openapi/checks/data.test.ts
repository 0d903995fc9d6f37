import { expect, test } from 'vitest'
import { readApi } from '../api.ts'

async function listMessages(parts: string): Promise<readonly string[]> {
  const { problems } = await readApi(
    `openapi: 3.2.0\ninfo: { title: Test, version: '1' }\n${parts}\n`,
    'api.yaml',
  )
  return problems.map(({ message }) => message)
}

const members = [
  'x-timeout: 0',
  'x-questions: none',
  "additionalOperations: { 'A B': {} }",
  'links: { next: { operationId: missing } }',
  "responses: { '999': {} }",
]
const example = `{ ${members.join(', ')} }`

test.each([
  ['an example', `{ type: object, example: ${example} }`],
  ['one of several examples', `{ type: object, examples: [${example}] }`],
  ['a default value', `{ type: object, default: ${example} }`],
  ['a constant', `{ const: ${example} }`],
])('keys have no meaning in %s, so none is reported', async (_, schema) => {
  expect(await listMessages(`paths: {}\ncomponents: { schemas: { Tea: ${schema} } }`)).toEqual([])
})

const operation = '{ x-questions: [how], responses: { "200": { description: Done } } }'

test.each([
  ['of a path', `paths: { /a: { get: ${operation} } }`],
  ['of a webhook', `paths: {}\nwebhooks: { paid: { post: ${operation} } }`],
  ['with a method of its own', `paths: { /a: { additionalOperations: { COPY: ${operation} } } }`],
  [
    'of a shared path item',
    `paths: { /a: { $ref: '#/components/pathItems/A' } }\ncomponents: { pathItems: { A: { get: ${operation} } } }`,
  ],
])('questions of an operation %s are accepted', async (_, parts) => {
  expect(await listMessages(parts)).toEqual([])
})

test.each([
  ['x-questions: []', '`x-questions` is empty.'],
  ['x-questions: none', "`x-questions` isn't a list of strings."],
  ['x-questions: [1, how]', "`x-questions` isn't a list of strings."],
  ["x-questions: [how, '']", '`x-questions` contains an empty string.'],
])('questions written as %s are reported', async (questions, message) => {
  const written = `{ ${questions}, responses: { "200": { description: Done } } }`

  expect(await listMessages(`paths: { /a: { get: ${written} } }`)).toEqual([message])
})

test.each([
  ['[]', ['`questions` is empty.']],
  ['[why]', []],
])('questions of an error written as %s are checked, too', async (questions, messages) => {
  const code = `{ type: string, enum: [gone], x-errorCatalogue: { gone: { questions: ${questions} } } }`

  expect(await listMessages(`paths: {}\ncomponents: { schemas: { Code: ${code} } }`)).toEqual(messages)
})

test("a webhook or a callback named links isn't a map of links", async () => {
  const responses = 'responses: { "200": { description: Done } }'
  const callback = `{ '{$request.body#/url}': { post: { ${responses} } } }`

  expect(await listMessages(`paths: {}\nwebhooks: { links: { post: { ${responses} } } }`)).toEqual([])
  expect(
    await listMessages(`paths: { /a: { get: { ${responses}, callbacks: { links: ${callback} } } } }`),
  ).toEqual([])
})
