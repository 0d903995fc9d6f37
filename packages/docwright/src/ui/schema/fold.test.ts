import { expect, test } from 'vitest'
import type { ObjectSchema, Schema, SchemaFacts } from '../../openapi/schema/facts/schema.ts'
import { blank } from '../../openapi/schema/facts/schema.ts'
import { countRows, findMainField, isShort } from './fold.ts'

const facts: SchemaFacts = { ...blank, id: 'request', type: '' }
const text: Schema = { ...facts, kind: 'scalar', type: 'string' }

function getObject(count: number, schema: Schema = text): ObjectSchema {
  const property = { schema, required: false, conditions: [] }
  const properties = Array.from({ length: count }, (_, index) => ({
    ...property,
    id: `request.${index}`,
    name: `${index}`,
  }))
  return {
    ...facts,
    kind: 'object',
    type: 'object',
    properties,
    patternProperties: [],
    conditions: [],
    isClosed: false,
  }
}

function getUnion(...schemas: Schema[]): Schema {
  const variants = schemas.map((schema, index) => ({
    id: `${index}`,
    name: `${index}`,
    label: `${index}`,
    schema,
  }))
  return { ...facts, kind: 'union', type: '', choices: [{ word: 'one of', variants }] }
}

test('rows are counted through everything that is inside', () => {
  const list: Schema = { ...facts, kind: 'array', items: getObject(2, getObject(3)) }

  expect(countRows(list)).toBe(8)
})

test('of variants only the longest counts, since one is seen at a time', () => {
  expect(countRows(getUnion(getObject(2), getObject(5), text))).toBe(5)
})

test('a body of fewer than fifteen rows is short', () => {
  expect([14, 15].map((count) => isShort(getObject(count)))).toEqual([true, false])
})

test('the field that nearly all of an object is in is its main one, unless another with fields is required', () => {
  const [large, links, meta] = [30, 3, 2].map((count, index) => {
    const field = { id: `${index}`, name: `${index}`, schema: getObject(count) }
    return { field, required: false }
  })
  const code = { field: { id: 'code', name: 'code', schema: text }, required: true }

  expect(findMainField([links!, large!, meta!, code])).toBe(large!.field)
  expect(findMainField([{ ...links!, required: true }, large!, meta!])).toBeUndefined()
  expect(
    findMainField([
      { ...links!, required: true },
      { ...large!, required: true },
    ]),
  ).toBe(large!.field)
  expect(findMainField([large!, { ...large! }])).toBeUndefined()
  expect(findMainField([code])).toBeUndefined()
})
