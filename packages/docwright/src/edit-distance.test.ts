import { expect, test } from 'vitest'
import { countAllowedTypos } from './browser/search/terms.ts'
import { measureEditDistance } from './edit-distance.ts'

test.each([
  ['external', 'external', 0],
  ['exteranl', 'external', 1],
  ['fingerpint', 'fingerprint', 1],
  ['limmit', 'limit', 1],
  ['idempotancy', 'idempotencies', undefined],
])('from %s to %s there are %s slips', (typed, meant, slips) => {
  expect(measureEditDistance(typed, meant, 2)).toBe(slips)
})

test('the shorter a term, the fewer slips are forgiven', () => {
  expect(['mcc', 'limit', 'idempotency'].map(countAllowedTypos)).toEqual([0, 1, 2])
})
