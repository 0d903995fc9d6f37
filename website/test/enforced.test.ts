import { readFile } from 'node:fs/promises'
import type { ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { beforeAll, expect, test } from 'vitest'
import { requestExample } from '../../packages/docwright/src/model/named-examples.ts'
import { readApi } from '../../packages/docwright/src/openapi/api.ts'

// Most mock servers and generators know the keywords of draft 7 alone, and pass over `unevaluatedProperties`.
const validator = new Ajv({ strict: false, unicodeRegExp: false })
formats.default(validator)

let accepts: ValidateFunction
let stored: Record<string, unknown>
let inline: { readonly transaction: Record<string, unknown> }

beforeAll(async () => {
  const { api } = await readApi(await readFile('content/openapi.yaml', 'utf8'), 'openapi.yaml')
  const { id, pointer } = api!.operationById.get('evaluateRisk')!
  const bodyOf = (name: string) => JSON.parse(requestExample(api!.operationById.get(id)!, name)!.json)
  // What openapi.json is made of.
  validator.addSchema({ ...JSON.parse(JSON.stringify(api!.document)), $id: 'https://api.example/' })
  const $ref = `https://api.example/${pointer}/requestBody/content/application~1json/schema`
  accepts = validator.compile({ $ref })
  stored = bodyOf('step_up_challenge')
  inline = bodyOf('ecommerce_approved')
}, 60_000)

test('what is right is accepted', () => {
  expect([accepts(inline), accepts(stored)]).toEqual([true, true])
})

test('an unknown field of a transaction is refused by name', () => {
  expect(accepts({ ...inline, transaction: { ...inline.transaction, custmer: {} } })).toBe(false)
  expect(accepts.errors?.map(({ params }) => params.additionalProperty)).toContain('custmer')
})

test('a transaction without its device is refused', () => {
  const { device: _, ...without } = inline.transaction

  expect(accepts({ ...inline, transaction: without })).toBe(false)
})

test('a partial approval without the approved amount is refused, and any other answer needs none', () => {
  const answered = (authorization: object) =>
    accepts({ ...inline, transaction: { ...inline.transaction, authorization } })
  const part = { status: 'partially_approved', response_code: '10' }

  expect([answered(part), answered({ ...part, amount: null })]).toEqual([false, false])
  expect(answered({ ...part, amount: { value: 5000, currency: 'EUR' } })).toBe(true)
  expect(answered({ status: 'approved', response_code: '00' })).toBe(true)
})

test('both of the transaction and its id are refused, and neither', () => {
  expect([accepts({ ...inline, ...stored }), accepts({ stage: 'pre_authorization' })]).toEqual([false, false])
})
