import { expect, test } from 'vitest'
import { runWithTimeLimit } from './time-limit.ts'

test('work that ends says what it found', () => {
  expect(runWithTimeLimit(() => 'found')).toEqual({ result: 'found' })
})

test('work that tries for centuries is ended', () => {
  expect(runWithTimeLimit(() => /^(a+)+$/.test(`${'a'.repeat(50)}-`))).toBe('too slow')
})

test('a failure is the same as without a limit', () => {
  const failing = () => {
    throw new RangeError('Deep.')
  }

  expect(() => runWithTimeLimit(failing)).toThrow(new RangeError('Deep.'))
})

test("time that the processor spends on others doesn't count", () => {
  const asleep = new Int32Array(new SharedArrayBuffer(4))
  let tries = 0
  const slow = () => {
    tries += 1
    if (tries === 1) Atomics.wait(asleep, 0, 0, 1500)
    return tries
  }

  expect(runWithTimeLimit(slow)).toEqual({ result: 2 })
})
