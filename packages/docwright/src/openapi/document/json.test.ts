import { expect, test } from 'vitest'
import { exactNumber, jsonText, objectOf, parseExactly, plain, valueText } from './json.ts'

test.each([
  '9223372036854775807',
  '1.0',
  '1e3',
  '0.10',
  '-0',
  '123456789.123456789012345',
])('the number %s is printed as it was written', (text) => {
  expect(jsonText(exactNumber(text))).toBe(text)
})

test.each(['12', '-1.5', '0'])('the number %s needs no care', (text) => {
  expect(exactNumber(text)).toBe(Number(text))
})

test.each(['0x1F', '.5', '+3', '.inf'])("%s isn't a JSON number, and becomes an ordinary one", (text) => {
  expect(typeof exactNumber(text)).toBe('number')
})

test('a value keeps its numbers through text, and loses them only when made plain', () => {
  const value = parseExactly('{"id":9007199254740993,"list":[1.0,2]}')

  expect(jsonText(value, 0)).toBe('{"id":9007199254740993,"list":[1.0,2]}')
  expect(plain(value)).toEqual({ id: Number('9007199254740993'), list: [1, 2] })
  expect(valueText(value)).toBe('{"id":9007199254740993,"list":[1.0,2]}')
})

test("what has ordinary numbers alone isn't copied", () => {
  const value = objectOf(parseExactly('{"whole":{"list":[1,2]},"exact":{"id":1.0}}'))

  expect(objectOf(plain(value)).whole).toBe(value.whole)
})
