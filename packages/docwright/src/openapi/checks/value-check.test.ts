import { expect, test } from 'vitest'
import type { Json } from '../document/json.ts'
import { parseExactNumber } from '../document/json.ts'
import { readReferences } from '../document/reference.ts'
import { createValueCheck } from './value-check.ts'

test('among many values one is too slow to validate, which is reported once for its schema with what makes its pattern faster, and the others are validated', () => {
  const schemas = { Slow: { type: 'string', pattern: '^(a+)+$' }, Number: { type: 'integer' } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const check = createValueCheck(document, readReferences(document))
  const endless = { value: `${'a'.repeat(50)}-`, schema: '#/components/schemas/Slow' }
  const fitting = { value: 1, schema: '#/components/schemas/Number' }
  const wrong = { value: 'one', schema: '#/components/schemas/Number' }
  const many = Array.from({ length: 100 }, () => fitting)

  const found = check([wrong, ...many, endless, wrong, endless])

  expect(found[0]).toMatchObject({ words: 'must be integer' })
  expect(found.slice(1, 101)).toEqual(Array(100).fill('valid'))
  expect(found.slice(101)).toMatchObject([
    {
      words: "can't be compared with its schema within a second",
      hint: 'write a pattern that can match a text in one way only: not `^(a+)+$`, but `^a+$`',
    },
    { words: 'must be integer' },
    'not compared',
  ])
})

test('what is too slow though no pattern is tried is told to have fewer variants', () => {
  const again = { properties: { next: { $ref: '#/components/schemas/Tree' } } }
  const end = { type: 'object', required: ['end'], properties: { id: { pattern: '^a+$' } } }
  const schemas = {
    Tree: { anyOf: [{ ...again, required: ['next'] }, { ...again, minProperties: 1 }, end] },
  }
  const document = { openapi: '3.1.0', components: { schemas } }
  const check = createValueCheck(document, readReferences(document))
  const tree = Array.from({ length: 40 }).reduce((next: object) => ({ id: 'aaa', next }), { next: 1 })

  expect(check([{ value: tree as Json, schema: '#/components/schemas/Tree' }])).toEqual([
    {
      keys: [],
      words: "can't be compared with its schema within a second",
      hint: 'simplify the schema: nested variants (`anyOf`, `oneOf`) multiply the combinations to check',
    },
  ])
})

test('a value that fits several variants of a `oneOf` is told so, and not that it fails to fit another', () => {
  const amount = { oneOf: [{ type: 'string' }, { type: 'integer' }, { type: 'number' }] }
  const schemas = { Usage: { type: 'object', additionalProperties: amount } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const check = createValueCheck(document, readReferences(document))
  const usage = (gb: Json) => ({ value: { gb }, schema: '#/components/schemas/Usage' })

  expect(check([usage(10), usage(10.5), usage([])])).toEqual([
    {
      keys: ['gb'],
      words: 'fits more than one variant of `oneOf`',
      hint: 'use `anyOf` in the schema, or make its variants mutually exclusive',
    },
    'valid',
    { keys: ['gb'], words: 'fits no variant' },
  ])
})

test.each([
  'a%20b',
  '',
  'a~1b',
  'a/b',
  '50%',
])('a property named `%s` is compared and reported under its own name, by exact numbers too', (name) => {
  const schemas = { Sizes: { properties: { [name]: { type: 'number', minimum: 1 } } } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const check = createValueCheck(document, readReferences(document))
  const size = (value: Json) => ({ value: { [name]: value }, schema: '#/components/schemas/Sizes' })
  const tooSmall = { keys: [name], words: 'must be >= 1' }

  expect(check([size(5), size(0.5)])).toEqual(['valid', tooSmall])
  expect(check([size(parseExactNumber('5.0')), size(parseExactNumber('0.50'))])).toEqual(['valid', tooSmall])
})
