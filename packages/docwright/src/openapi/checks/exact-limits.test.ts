import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import { compareNumbers, isMultipleOf } from '../document/decimal.ts'
import { parseExactNumber } from '../document/json.ts'

/** Returns the problems for an example of a number with this schema. */
async function reportOn(schema: string, example: string) {
  const content = `application/json: { schema: { type: object, properties: { n: { ${schema} } } }, example: { n: ${example} } }`
  const text = `openapi: 3.1.0
info: { title: Numbers, version: '1' }
paths: { /n: { post: { requestBody: { content: { ${content} } }, responses: { '200': { description: Fine } } } } }
`
  const { problems } = await readApi(text, 'numbers.yaml')
  return problems.map(({ message }) => message)
}

test.each([
  ['maximum: 9223372036854775807', '9223372036854775808', 'must be <= 9223372036854775807'],
  ['minimum: -9223372036854775808', '-9223372036854775809', 'must be >= -9223372036854775808'],
  ['exclusiveMaximum: 9007199254740993', '9007199254740993', 'must be < 9007199254740993'],
  ['exclusiveMinimum: 0.10', '0.1', 'must be > 0.10'],
  ['multipleOf: 2', '9007199254740993', 'must be multiple of 2'],
  ['maximum: 10', '11', 'must be <= 10'],
])('with %s, %s is reported, and the limit is as it is written', async (schema, example, words) => {
  expect(await reportOn(schema, example)).toEqual([`Example: \`n\` ${words}.`])
})

test.each([
  ['maximum: 9223372036854775807', '9223372036854775807'],
  ['minimum: 9007199254740993', '9007199254740993'],
  ['exclusiveMaximum: 9007199254740993', '9007199254740992'],
  ['maximum: 1e400', '12345678901234567890'],
  ['multipleOf: 0.01', '0.07'],
  ['multipleOf: 0.010', '1.10'],
  ['maximum: 1.0E5', '100000'],
])('with %s, %s is right', async (schema, example) => {
  expect(await reportOn(schema, example)).toEqual([])
})

test('numbers are compared by all their digits, whatever their form', () => {
  const order = (a: string, b: string) => compareNumbers(parseExactNumber(a), parseExactNumber(b))

  expect([order('1e2', '100.0'), order('-1', '1'), order('1e5000', '2'), order('-0', '0')]).toEqual([
    0, -1, 1, 0,
  ])
  expect(order('12345678901234567891', '12345678901234567890')).toBe(1)
  expect([isMultipleOf(0.3, 0.1), isMultipleOf(0.3, 0.2)]).toEqual([true, false])
})
