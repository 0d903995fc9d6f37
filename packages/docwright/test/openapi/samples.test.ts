import { expect, test } from 'vitest'
import { misfittingSamples } from './misfitting-samples.ts'

test('the example that is made up for a schema fits it, for 300 random schemas', () => {
  expect(misfittingSamples({ from: 1, count: 300 })).toEqual([])
})
