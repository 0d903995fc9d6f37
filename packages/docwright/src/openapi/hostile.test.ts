import { expect, test } from 'vitest'
import { formatReport } from '../problem/report.ts'
import { readApi } from './api.ts'

/** Returns the problems of a description whose only body has this schema and this example, in YAML. */
async function reading({ schema, example, version = '3.1.0' }: Record<string, string>) {
  const text = `openapi: ${version}
info: { title: Test, version: '1' }
paths:
  /x:
    post:
      requestBody:
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Own' }
            example: ${example}
      responses: { '200': { description: Done. } }
components: { schemas: { Own: ${schema} } }
`
  const { api, problems } = await readApi(text, 'openapi.yaml')
  return {
    words: problems.length > 0 ? formatReport(problems) : '',
    body: api?.operations[0]?.requestBody?.content[0],
  }
}

test.for([
  '{ $exact: "yes" }',
  '{ $exact: "1.0" }',
  '{ a: { $exact: "-" } }',
])('an example may be an object that looks like our own numbers: %s', async (example) => {
  const { words, body } = await reading({ schema: '{ type: object }', example })

  expect(words).toBe('')
  expect(body?.examples[0]?.json.replace(/\s+/g, ' ').replaceAll('"', '')).toBe(example!.replaceAll('"', ''))
})

const own = "{ $ref: '#/components/schemas/Own' }"

test.for([
  `{ not: ${own} }`,
  `{ not: { not: ${own} } }`,
  `{ type: array, contains: ${own} }`,
  `{ type: array, contains: { not: ${own} } }`,
  `{ type: array, contains: { properties: { a: ${own} } } }`,
  `{ not: { anyOf: [${own}, { required: [a] }] } }`,
  `{ if: { not: ${own} }, then: { required: [a] } }`,
])('a schema may refer to itself: %s', async (schema) => {
  const { body } = await reading({ schema, example: '1' })

  expect(body?.body?.schema.name).toBe('Own')
})

test.for([
  ['{ constructor: a, toString: 1 }', ''],
  ['{ constructor: a }', 'Example: lacks `toString`.'],
  ['{ constructor: 1, toString: 1 }', 'Example: `constructor` must be string.'],
  ['{ constructor: a, toString: 1, valueOf: 1 }', "has `valueOf`, which its schema doesn't define."],
] as const)('properties named like members of every object are like any other: %s', async ([
  example,
  mistake,
]) => {
  const properties = '{ constructor: { type: string }, toString: { type: integer }, hasOwnProperty: {} }'
  const schema = `{ type: object, required: [constructor, toString], properties: ${properties}, additionalProperties: false }`
  const { words } = await reading({ schema, example })

  if (mistake === '') expect(words).toBe('')
  else expect(words).toContain(mistake)
})

test('a pattern that would try for centuries is reported at the example, once for its schema', async () => {
  const schema = '{ type: array, items: { type: string, pattern: "^(a+)+$" } }'
  const { words } = await reading({ schema, example: `[${'a'.repeat(50)}-]` })

  expect(
    words,
  ).toBe(`openapi.yaml:10:13  error (examples): Example: can't be compared with its schema within a second.
  fix: write a pattern that can match a text in one way only: not \`^(a+)+$\`, but \`^a+$\`

1 problem; nothing was written.
`)
})

test.for(['[', '{a: '])('thousands of levels are said to be just that: %s', async (opening) => {
  const closing = opening === '[' ? ']' : '}'
  const { problems } = await readApi(
    `openapi: 3.1.0\nx-a: ${opening.repeat(5000)}${closing.repeat(5000)}`,
    'openapi.yaml',
  )

  expect(formatReport(problems)).toContain('openapi.yaml:1:1  Something is nested hundreds of levels deep.')
})
