import { expect, test } from 'vitest'
import { appendToId, getLastSegment, isInBody } from './field-id.ts'

test('a field is found again by the ID that it was given', () => {
  const card = appendToId('request-xml', 'card number')

  expect(card).toBe('request-xml.card-number')
  expect(getLastSegment(card)).toBe('card-number')
  expect([isInBody(card, 'request'), isInBody(card, 'request-xml')]).toEqual([true, true])
  expect([isInBody(card, 'response.200'), isInBody('requests.id', 'request')]).toEqual([false, false])
})
