import { expect, test } from 'vitest'
import { misfittingSamples } from '../openapi/misfitting-samples.ts'

test('the example that is made up for a schema fits it, for 10,000 random schemas', () => {
  expect(misfittingSamples({ from: 1000, count: 10_000 })).toEqual([])
})
