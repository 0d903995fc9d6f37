import { expect, test } from 'vitest'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { blank } from '../../openapi/schema/facts/schema.ts'
import { listDescriptions } from './field.ts'

test('a description that only repeats another, or the name, is left out', () => {
  const schema: Schema = { ...blank, kind: 'scalar', id: 'request.owner_type', description: 'Owner type.' }

  expect(listDescriptions({ name: 'owner_type', schema }, { description: 'Who owns it.' })).toEqual([
    'Who owns it.',
  ])
  expect(listDescriptions({ name: 'kind', schema }, { description: 'Owner type.' })).toEqual(['Owner type.'])
})

test.each([
  ['a title describes a field without a description', { title: 'Point of sale' }, ['Point of sale']],
  ['a title that only repeats the name is left out', { title: 'Entry mode' }, []],
  [
    "a title that only repeats the schema's name is left out",
    { title: 'POS entry mode', name: 'pos_entry_mode' },
    [],
  ],
  [
    'a title is left out where there is a description',
    { title: 'Point of sale', description: 'Where the card was read.' },
    ['Where the card was read.'],
  ],
])('%s', (_, facts, expected) => {
  const schema: Schema = { ...blank, kind: 'scalar', id: 'request.entry_mode', ...facts }

  expect(listDescriptions({ name: 'entry_mode', schema }, {})).toEqual(expected)
})
