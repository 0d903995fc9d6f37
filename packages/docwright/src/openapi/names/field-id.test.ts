import { expect, test } from 'vitest'
import { appendToId, getLastSegment, isInBody, isWholeBody } from './field-id.ts'

test('a field is found again by the ID that it was given', () => {
  const card = appendToId('request-xml', 'card number')

  expect(card).toBe('request-xml.card-number')
  expect(getLastSegment(card)).toBe('card-number')
  expect([isInBody(card, 'request'), isInBody(card, 'request-xml')]).toEqual([true, true])
  expect([isInBody(card, 'response.200'), isInBody('requests.id', 'request')]).toEqual([false, false])
})

test.for([
  ['request', true],
  ['request-xml', true],
  ['schema', true],
  ['response.200-xml', true],
  ['callback.paid.post.request-2', true],
  ['callback.paid.post.response.200', true],
  ['request.id', false],
  ['request.response.code', false],
  ['request.request', false],
  ['response.200.schema', false],
  ['callback.paid.post.request.schema', false],
  ['callback.paid.post.query.q', false],
] as const)('%s is the ID of a whole body: %s', ([id, isWhole]) => {
  expect(isWholeBody(id)).toBe(isWhole)
})
