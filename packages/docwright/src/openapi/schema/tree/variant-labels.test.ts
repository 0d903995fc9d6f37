import { expect, test } from 'vitest'
import { bodyWith } from '../../../../test/openapi/small-api.ts'
import { generateValue } from '../values/generate-value.ts'

async function listLabels(variants: string): Promise<readonly string[]> {
  const body = await bodyWith(`\n    Root: { oneOf: [${variants}] }`)
  return body.kind === 'union' ? body.choices[0]!.variants.map(({ label }) => label) : []
}

test.each([
  ['type', '{ type: string, minLength: 2 }, { type: object, properties: { a: {} } }', ['string', 'object']],
  [
    'format',
    '{ type: [string, integer], format: ipv4, title: "" }, { type: [string, integer], format: ipv6 }',
    ['string or integer, ipv4', 'string or integer, ipv6'],
  ],
  [
    'values, and one by none',
    '{ type: string }, { type: string, enum: [a, b] }, { type: string, pattern: "^x" }',
    ['any string', '2 values', 'Option 3'],
  ],
  ['only value', '{ const: on }, { enum: [off] }, { type: integer }', ['"on"', '"off"', 'integer']],
  ['format alone', '{ format: ipv4, title: "" }, { format: ipv6 }', ['ipv4', 'ipv6']],
  [
    'constant, of several that it asks for',
    [
      '{ properties: { object: { const: event }, kind: { const: lent } } }',
      '{ properties: { object: { const: event }, kind: { enum: [lost] } } }',
    ].join(),
    ['"lent"', '"lost"'],
  ],
  [
    'own field, a required one first',
    [
      '{ title: Reader, properties: { name: {} } }',
      '{ properties: { name: {}, shelf: {}, room: {} }, required: [room] }',
      '{ properties: { name: {} } }',
    ].join(),
    ['Reader', 'room', 'Option 3'],
  ],
  [
    'difference next to a title that repeats, or a number',
    [
      '{ title: Reader, properties: { name: {}, card: {} } }',
      '{ title: Reader, properties: { name: {} } }',
      '{ title: Reader, properties: { name: {} } }',
    ].join(),
    ['Reader (card)', 'Reader', 'Reader 2'],
  ],
])('variants that have the same name, or none, are distinguished by their %s', async (_, variants, labels) => {
  expect(await listLabels(variants)).toEqual(labels)
})

test('a variant for which the discriminator has several values is called by them, as others are by one', async () => {
  const body = await bodyWith(`
    Root:
      discriminator: { propertyName: kind }
      oneOf: [{ $ref: '#/components/schemas/Loan' }, { $ref: '#/components/schemas/Search' }, { $ref: '#/components/schemas/Any' }]
    Loan: { type: object, required: [kind], properties: { kind: { enum: [loan] } } }
    Search: { type: object, required: [kind], properties: { kind: { enum: [search, search_2] } } }
    Any: { type: object, required: [kind], properties: { kind: { enum: [fax, loan] } } }`)
  const { variants } = body.kind === 'union' ? body.choices[0]! : { variants: [] }

  expect(variants.map(({ id, label }) => [id, label])).toEqual([
    ['request.loan', 'loan'],
    ['request.Search', 'search, search_2'],
    ['request.Any', 'Any'],
  ])
  expect(generateValue(variants[1]!.schema)).toEqual({ kind: 'search' })
})
