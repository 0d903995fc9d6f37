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
