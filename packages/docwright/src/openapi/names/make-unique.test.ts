import { expect, test } from 'vitest'
import { findFreeName, makeUnique } from './make-unique.ts'

test('a name that is taken gets the first number that makes it free', () => {
  expect(findFreeName('request', new Set())).toBe('request')
  expect(findFreeName('request', new Set(['request', 'request-2']))).toBe('request-3')
})

test('no two names of a list are alike, not even when one is written as another is numbered', () => {
  expect(makeUnique(['Card', 'Card', 'Card 2', 'Wallet'], ' ')).toEqual([
    'Card',
    'Card 2',
    'Card 2 2',
    'Wallet',
  ])
})
