import { expect, test } from 'vitest'
import { bodyWith } from '../../../../test/openapi/small-api.ts'

test.each([
  ['{ anyOf: [{ type: string }, { type: string, enum: [a, b] }] }', 'string'],
  ['{ anyOf: [{ type: string }, { type: string, enum: [a, b] }, { type: "null" }] }', 'string or null'],
  ['{ anyOf: [{ type: string, minLength: 1 }, { type: integer }] }', 'any of string or integer'],
  [
    '{ oneOf: [{ type: object, properties: { a: {} } }, { type: object, properties: { b: {} } }] }',
    'one of 2 variants',
  ],
])('the type of %s is %s', async (schema, type) => {
  expect((await bodyWith(`\n    Root: ${schema}`)).type).toBe(type)
})
