import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shownApi } from './shown-api.tsx'
import { bodyWith } from './small-api.ts'

const field = (name: string) =>
  shownApi(readFileSync(new URL(`../../fixtures/field/${name}.yaml`, import.meta.url), 'utf8'))

test('a list whose items may be null and a list that may be null read differently, on page and twin', async () => {
  const api = await field('null-in-lists')

  for (const words of [api.page(), api.twin()]) {
    expect(words).toContain('array of (string or null)')
    expect(words).toContain('array of string, or null')
    expect(words).not.toContain('or null or null')
  }
  expect(api.twin()).toContain('- `i` (any of array of Owner, string, or null)')
  expect(api.twin()).toContain('- `f` (string, integer, or boolean)')
})

test('a list of files is called one', async () => {
  const api = await field('multipart')

  expect(api.twin()).toContain('- `files` (array of files (binary))')
  expect(api.page()).toContain('array of files (binary)')
  expect(api.twin()).toContain('- `tags` (array of string)')
})

test.each([
  [
    '{ type: array, items: { anyOf: [{ type: string }, { type: integer }] } }',
    'array of (any of string or integer)',
  ],
  ['{ type: object, additionalProperties: { type: [integer, "null"] } }', 'map of (integer or null)'],
  [
    '{ anyOf: [{ type: [string, "null"] }, { type: integer }, { type: "null" }] }',
    'any of string, integer, or null',
  ],
  ['{ type: [array, "null"], items: { type: [string, "null"] } }', 'array of (string or null), or null'],
  ['{ type: array, items: { type: string, format: binary } }', 'array of files (binary)'],
])('the type of %s is %s', async (schema, type) => {
  expect((await bodyWith(`    Root: ${schema}`)).type).toBe(type)
})

test.each([
  ['{ enum: [0, "0"] }', ['0', '"0"']],
  ['{ enum: [null, "null", "none"] }', ['null', '"null"', 'none']],
  ['{ oneOf: [{ const: true }, { const: "true" }] }', ['true', '"true"']],
  ['{ type: string, enum: ["1", "2"] }', ['1', '2']],
])('the values of %s read as %j', async (schema, wanted) => {
  const { enum: values } = await bodyWith(`    Root: ${schema}`)

  expect(values.map(({ text }) => text)).toEqual(wanted)
})
