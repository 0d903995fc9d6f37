import { expect, test } from 'vitest'
import { readSource } from './source.ts'

const withDefault = (value: string) => `openapi: 3.1.0\ninfo: {}\npaths: {}\nx-value: ${value}\n`

test.each([
  '!!float 3',
  '!!timestamp 2001-12-14',
  '!!set { a, b }',
  '!!omap [a: 1]',
  '!!pairs [a: 1]',
  '!!binary aGk=',
  '!foo 3',
  '!<tag:yaml.org,2002:float> 3',
])('a tag that makes no value of JSON is reported: %s', (value) => {
  expect(readSource(withDefault(value), 'api.yaml')).toEqual({
    problems: [
      {
        place: { file: 'api.yaml', line: 4, column: 10 },
        message: "This tag creates a value that JSON doesn't have.",
        hint: 'remove the tag and use a JSON value',
      },
    ],
  })
})

test.each([
  ['!!int 3', 3],
  ['!!float 3.5', 3.5],
  ['!!str 3', '3'],
  ['!!bool true', true],
  ['!!seq [1]', [1]],
  ['!!map {a: 1}', { a: 1 }],
])('a tag of JSON is read: %s', (value, expected) => {
  expect(readSource(withDefault(value), 'api.yaml').source!.value).toMatchObject({ 'x-value': expected })
})
