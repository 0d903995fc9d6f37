import { expect, test } from 'vitest'
import { readReferences } from '../document/reference.ts'
import { createJudge } from './judge.ts'

test('among many values one is too slow to judge, once for its schema, and the others are judged', {
  timeout: 60_000,
}, () => {
  const schemas = { Slow: { type: 'string', pattern: '^(a+)+$' }, Number: { type: 'integer' } }
  const document = { openapi: '3.1.0', components: { schemas } }
  const judge = createJudge(document, readReferences(document))
  const endless = { value: `${'a'.repeat(50)}-`, schema: '#/components/schemas/Slow' }
  const fitting = { value: 1, schema: '#/components/schemas/Number' }
  const wrong = { value: 'one', schema: '#/components/schemas/Number' }
  const many = Array.from({ length: 100 }, () => fitting)

  const found = judge([wrong, ...many, endless, wrong, endless])

  expect(found[0]).toMatchObject({ words: 'must be integer' })
  expect(found.slice(1, 101)).toEqual(Array(100).fill('fits'))
  expect(found.slice(101)).toMatchObject([
    { words: 'cannot be compared with its schema within a second' },
    { words: 'must be integer' },
    'not compared',
  ])
})
