import { expect, test } from 'vitest'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { lensOf } from './lens.ts'

test('a lens has a group for each property that decides, and says what each value does', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        channel: { enum: [pos, ecommerce, atm] }
        device: { type: [object, 'null'] }
        terminal: { type: string }
        note: { type: string }
      allOf:
        - if: { properties: { channel: { const: ecommerce } }, required: [channel] }
          then: { required: [device], properties: { terminal: false } }
        - if: { properties: { channel: { enum: [pos, atm] } }, required: [channel] }
          then: { not: { properties: { device: { type: 'null' } } } }
      dependentRequired: { note: [terminal] }`)

  expect(lensOf(body)).toEqual({
    groups: [
      {
        name: 'channel',
        values: [
          { label: 'pos', token: 'a0' },
          { label: 'ecommerce', token: 'a1' },
          { label: 'atm', token: 'a2' },
        ],
      },
      { name: 'note', values: [{ label: 'present', token: 'b0' }] },
    ],
    fields: new Map([
      ['request.device', { required: ['a0', 'a1', 'a2'], off: [] }],
      ['request.terminal', { required: ['b0'], off: ['a1'] }],
    ]),
  })
})

test('conditions over two properties, and schemas without any, give no lens', async () => {
  const both = await bodyWith(`
    Root:
      type: object
      properties: { a: { type: string }, b: { type: string }, c: { type: string } }
      if: { properties: { a: { const: x }, b: { const: y } } }
      then: { required: [c] }`)

  expect(lensOf(both)).toBeUndefined()
})
