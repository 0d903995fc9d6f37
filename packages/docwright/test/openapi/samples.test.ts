import { expect, test } from 'vitest'
import { misfittingSamples } from './misfitting-samples.ts'

test('the example that is made up for a schema fits it, for 300 random schemas', () => {
  expect(misfittingSamples({ from: 1, count: 300 })).toEqual([])
})

test.for([
  1108, 1231, 2183, 3474, 4848, 4898, 5167, 5276, 5308,
])('a value is changed until it fits rules inside of rules: the example of random schema %i is found', (seed) => {
  expect(misfittingSamples({ from: seed, count: 1 })).toEqual([])
})
