import { Ajv } from 'ajv'
import formats from 'ajv-formats'
import { expect, test } from 'vitest'
import { requestExample } from './api-document.ts'
import { docs } from './docs.ts'

// Most mock servers and generators support only the keywords of draft 7, and ignore `unevaluatedProperties`.
const validator = new Ajv({ strict: false, unicodeRegExp: false })
formats.default(validator)

// The published openapi.json.
validator.addSchema({ ...(docs.apis[0]!.document() as object), $id: 'https://api.example/' })
const body = '#/paths/~1v1~1risk-evaluations/post/requestBody/content/application~1json/schema'
const accepts = validator.compile({ $ref: `https://api.example/${body}` })
const stored = requestExample('evaluateRisk', 'step_up_challenge')
const inline = requestExample('evaluateRisk', 'ecommerce_approved') as {
  readonly transaction: Readonly<Record<string, unknown>>
}

test('valid bodies are accepted', () => {
  expect([accepts(inline), accepts(stored)]).toEqual([true, true])
})

test('an unknown field of a transaction is rejected by name', () => {
  expect(accepts({ ...inline, transaction: { ...inline.transaction, custmer: {} } })).toBe(false)
  expect(accepts.errors?.map(({ params }) => params.additionalProperty)).toContain('custmer')
})

test('a transaction without its device is rejected', () => {
  const { device: _, ...without } = inline.transaction

  expect(accepts({ ...inline, transaction: without })).toBe(false)
})

test('a field that doesn’t apply in its context is accepted, as the guide on requests says', () => {
  const { transaction } = inline
  const terminal = { id: 'term-1', kind: 'attended_pos', entry_mode: 'chip' }
  const meaningless = [
    { parent_external_id: 'ord-1' },
    { initiation: { initiator: 'customer', reason: 'recurring' } },
    { terminal },
    { channel: 'pos', terminal },
  ]
  const bodies = meaningless.map((fields) => ({ ...inline, transaction: { ...transaction, ...fields } }))

  expect(bodies.map((each) => accepts(each))).toEqual(meaningless.map(() => true))
  expect(accepts({ ...inline, stage: 'post_authorization' })).toBe(true)
})

test('a partial approval requires the approved amount, and other issuer responses don’t', () => {
  const answered = (authorization: object) =>
    accepts({ ...inline, transaction: { ...inline.transaction, authorization } })
  const part = { status: 'partially_approved', response_code: '10' }

  expect([answered(part), answered({ ...part, amount: null })]).toEqual([false, false])
  expect(answered({ ...part, amount: { value: 5000, currency: 'EUR' } })).toBe(true)
  expect(answered({ status: 'approved', response_code: '00' })).toBe(true)
})

test('an evaluation with both the transaction and its ID is rejected, and so is one with neither', () => {
  expect([accepts({ ...inline, ...stored }), accepts({ stage: 'pre_authorization' })]).toEqual([false, false])
})
