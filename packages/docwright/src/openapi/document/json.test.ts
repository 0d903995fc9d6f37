import { expect, test } from 'vitest'
import { asObject, formatJson, formatValue, parseExactly, parseExactNumber, toPlainNumbers } from './json.ts'

test.each([
  '9223372036854775807',
  '1.0',
  '1e3',
  '0.10',
  '-0',
  '123456789.123456789012345',
])('the number %s is printed as it was written', (text) => {
  expect(formatJson(parseExactNumber(text))).toBe(text)
})

test.each(['12', '-1.5', '0'])('the number %s needs no care', (text) => {
  expect(parseExactNumber(text)).toBe(Number(text))
})

test.each(['0x1F', '.5', '+3', '.inf'])("%s isn't a JSON number, and becomes an ordinary one", (text) => {
  expect(typeof parseExactNumber(text)).toBe('number')
})

test('a value keeps its numbers through text, and loses them only when made plain', () => {
  const value = parseExactly('{"id":9007199254740993,"list":[1.0,2]}')

  expect(formatJson(value, 0)).toBe('{"id":9007199254740993,"list":[1.0,2]}')
  expect(toPlainNumbers(value)).toEqual({ id: Number('9007199254740993'), list: [1, 2] })
  expect(formatValue(value)).toBe('{"id":9007199254740993,"list":[1.0,2]}')
})

test("what has ordinary numbers alone isn't copied", () => {
  const value = asObject(parseExactly('{"whole":{"list":[1,2]},"exact":{"id":1.0}}'))

  expect(asObject(toPlainNumbers(value)).whole).toBe(value.whole)
})
