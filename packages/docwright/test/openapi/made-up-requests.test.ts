import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { madeUpValue } from '../../src/openapi/schema/values/made-up-value.ts'
import { shownApi } from './shown-api.tsx'
import { bodyWith } from './small-api.ts'

test('where nothing is required, a request shows its fields, and not only the one with a default', async () => {
  const text = readFileSync(new URL('../../fixtures/field/nothing-required.yaml', import.meta.url), 'utf8')
  const api = await shownApi(text)

  expect(api.body()).toEqual({ account: 'string', amount: '1', strategy: 'GLOBAL' })
  expect(api.sample()).toContain('"amount": "1"')
  expect(api.twin()).toContain('"amount": "1"')
  expect(api.page()).toContain('"amount" : "1"')
})

test.each([
  [
    'a default next to a list of values',
    '{ a: { type: string, default: x }, b: { enum: [y] } }',
    { a: 'x', b: 'y' },
  ],
  ['an example, which tells enough', '{ a: { type: string }, b: { type: string, example: y } }', { b: 'y' }],
  [
    'a text of digits, and a text of a format that no one knows',
    '{ a: { type: string, format: uint64 }, b: { type: string, format: x-custom, maxLength: 3 } }',
    { a: '1', b: 'str' },
  ],
])('a made-up request: %s', async (_, properties, wanted) => {
  const body = await bodyWith(`    Root: { type: object, properties: ${properties} }`)

  expect(madeUpValue(body, 'request')).toEqual(wanted)
})

test("a choice of one variant isn't called one of 1 variants", async () => {
  const api = await shownApi(`openapi: 3.0.3
info: { title: Test, version: '1' }
paths:
  /a: { post: { requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/Tea' } } } }, responses: { '200': { description: Fine } } } }
components:
  schemas:
    Tea: { type: object, discriminator: { propertyName: kind }, required: [kind], properties: { kind: { type: string } } }
    Green: { allOf: [{ $ref: '#/components/schemas/Tea' }, { type: object, properties: { grade: { type: integer } } }] }
`)

  expect(api.twin()).toContain('One variant, decided by `kind`')
  expect(api.page()).not.toContain('One of 1 variants')
})
