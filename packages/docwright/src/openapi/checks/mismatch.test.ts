import { expect, test } from 'vitest'
import { readApi } from '../api.ts'
import { findMismatch } from './mismatch.ts'

const { api } = await readApi(
  `
openapi: 3.1.0
info: { title: Shop, version: 1.0.0, license: { name: MIT, identifier: MIT } }
servers: [{ url: https://api.shop.example }]
paths: {}
components:
  schemas:
    Order:
      type: object
      required: [total]
      additionalProperties: false
      properties:
        total: { $ref: '#/components/schemas/Money' }
        state: { enum: [open, paid] }
        __proto__: { type: integer }
    Money:
      type: object
      required: [value, currency]
      properties:
        value: { type: integer }
        currency: { type: string, pattern: '^[A-Z]{3}$' }
        constructor: { type: string }
        note: { type: string, pattern: '^(a+)+$' }
`,
  'shop.yaml',
)

test.each([
  ['{ "total": { "value": 1, "currency": "EUR" }, "state": "paid" }', undefined],
  ['{ "total": { "value": "1", "currency": "EUR" } }', '`total.value` must be integer'],
  ['{ "total": { "value": 1 } }', '`total` lacks `currency`'],
  [
    '{ "total": { "value": 1, "currency": "EUR" }, "tip": 2 }',
    "it has `tip`, which its schema doesn't define",
  ],
  [
    '{ "total": { "value": 1, "currency": "EUR" }, "state": "lost" }',
    '`state` must be one of ["open","paid"]',
  ],
  ['{ "total": { "value": 1, "currency": "EUR", "constructor": "x" } }', undefined],
  ['{ "total": { "value": 1, "currency": "EUR" }, "__proto__": 1 }', undefined],
  ['{ "total": { "value": 1, "currency": "EUR" }, "__proto__": "1" }', '`__proto__` must be integer'],
  [
    `{ "total": { "value": 1, "currency": "EUR", "note": "${'a'.repeat(50)}-" } }`,
    "it can't be compared with its schema within a second",
  ],
  ['{ "total": … }', "it isn't JSON"],
])('%s as an Order: %s', (text, expected) => {
  expect(findMismatch(text, { schema: 'Order', document: api!.document })).toBe(expected)
})
