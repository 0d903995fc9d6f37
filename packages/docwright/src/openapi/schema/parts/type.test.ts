import { expect, test } from 'vitest'
import { bodyWith } from '../../../../test/openapi/small-api.ts'

const named = `
    Book: { type: object, properties: { title: {} } }
    Card: { type: object, properties: { id: {} } }
`

test.each([
  ['{ anyOf: [{ type: string }, { type: string, enum: [a, b] }] }', 'string'],
  ['{ anyOf: [{ type: string }, { type: string, enum: [a, b] }, { type: "null" }] }', 'string or null'],
  ['{ anyOf: [{ type: string, minLength: 1 }, { type: integer }] }', 'any of string or integer'],
  [
    '{ oneOf: [{ type: object, properties: { a: {} } }, { type: object, properties: { b: {} } }] }',
    'one of 2 variants',
  ],
  ['{ oneOf: [{ type: object }, { oneOf: [{ type: string }, { type: array }] }] }', 'one of 2 variants'],
  ['{ type: array, allOf: [{ items: {} }, { items: { type: string } }] }', 'array of string'],
  [
    '{ allOf: [{ items: { type: object } }, { items: { $ref: "#/components/schemas/Book" } }] }',
    'array of Book',
  ],
  [
    '{ anyOf: [{ type: object }, { type: string }], allOf: [{ oneOf: [{ $ref: "#/components/schemas/Book" }, { $ref: "#/components/schemas/Card" }] }] }',
    'one of Book or Card',
  ],
])('the type of %s is %s', async (schema, type) => {
  expect((await bodyWith(`${named}    Root: ${schema}`)).type).toBe(type)
})
