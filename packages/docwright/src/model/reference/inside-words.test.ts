import { expect, test } from 'vitest'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { describeInside } from './inside-words.ts'

test('a row says what it holds', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      required: [card]
      properties:
        card: { type: object, required: [bin, funding], properties: { bin: {}, funding: {}, scheme: {} } }
        items: { type: array, items: { type: object, properties: { sku: {} } } }
        method: { oneOf: [{ type: string }, { type: object, properties: { id: {} } }] }
        channel: { enum: [pos, atm] }
        note: { type: string }`)

  expect(
    body.kind === 'object' && body.properties.map(({ name, schema }) => [name, describeInside(schema)]),
  ).toEqual([
    ['card', '3 fields, 2 required'],
    ['items', 'each 1 field'],
    ['method', undefined],
    ['channel', '2 values'],
    ['note', undefined],
  ])
})
