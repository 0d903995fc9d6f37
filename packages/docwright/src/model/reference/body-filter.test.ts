import { expect, test } from 'vitest'
import { bodyWith } from '../../../test/openapi/small-api.ts'
import { createBodyFilter } from './body-filter.ts'

test('a filter has a group for each property that decides, and says what each value does', async () => {
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

  expect(createBodyFilter(body)).toEqual({
    groups: [
      {
        kind: 'values',
        name: 'channel',
        values: [
          { label: 'pos', token: 'a0' },
          { label: 'ecommerce', token: 'a1' },
          { label: 'atm', token: 'a2' },
        ],
      },
      { kind: 'values', name: 'note', values: [{ label: 'present', token: 'b0' }] },
    ],
    fields: new Map([
      ['request.device', { required: ['a0', 'a1', 'a2'], off: [] }],
      ['request.terminal', { required: ['b0'], off: ['a1'] }],
    ]),
  })
})

test("a field doesn't apply in each way in which a branch can say that it has no value", async () => {
  const bodies = [
    '{ not: { required: [b] } }',
    '{ properties: { b: false } }',
    '{ properties: { b: { const: null } } }',
  ].map((then) =>
    bodyWith(`
    Root:
      type: object
      properties: { a: { enum: [x, y] }, b: { type: string } }
      if: { properties: { a: { const: x } } }
      then: ${then}`),
  )

  expect((await Promise.all(bodies)).map((body) => createBodyFilter(body)?.fields)).toEqual(
    bodies.map(() => new Map([['request.b', { required: [], off: ['a0'] }]])),
  )
})

test('conditions over two properties, and schemas without any, give no filter', async () => {
  const both = await bodyWith(`
    Root:
      type: object
      properties: { a: { type: string }, b: { type: string }, c: { type: string } }
      if: { properties: { a: { const: x }, b: { const: y } } }
      then: { required: [c] }`)

  expect(createBodyFilter(both)).toBeUndefined()
})

test('of what a discriminator decides, a filter leads to each variant, where nothing else decides over it', async () => {
  const body = await bodyWith(`
    Root:
      type: object
      properties:
        payment:
          type: object
          properties:
            method:
              oneOf: [{ $ref: '#/components/schemas/Card' }, { $ref: '#/components/schemas/Wallet' }]
              discriminator:
                propertyName: type
                mapping: { card: '#/components/schemas/Card', wallet: '#/components/schemas/Wallet' }
        either: { oneOf: [{ type: string }, { type: object, properties: { a: { type: string } } }] }
    Card: { type: object, required: [type], properties: { type: { const: card }, bin: { type: string } } }
    Wallet:
      type: object
      required: [type]
      properties:
        type: { const: wallet }
        inner:
          oneOf: [{ $ref: '#/components/schemas/Card' }]
          discriminator: { propertyName: type, mapping: { card: '#/components/schemas/Card' } }`)

  expect(createBodyFilter(body)?.groups).toEqual([
    {
      kind: 'variants',
      name: 'method',
      variants: [
        { id: 'request.payment.method.card', label: 'card' },
        { id: 'request.payment.method.wallet', label: 'wallet' },
      ],
    },
  ])
})
