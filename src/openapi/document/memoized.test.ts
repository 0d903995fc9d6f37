import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

test('each argument is computed once, object or not, what comes to nothing too', () => {
  const asked: unknown[] = []
  const lengthOf = memoized((value: string | { readonly of: string }) => {
    asked.push(value)
    const length = (typeof value === 'string' ? value : value.of).length
    return length > 0 ? length : undefined
  })
  const [short, empty] = [{ of: 'abc' }, { of: '' }]

  for (let times = 0; times < 2; times++) {
    expect([short, 'ab', empty, ''].map((value) => lengthOf(value))).toEqual([3, 2, undefined, undefined])
  }
  expect(asked).toEqual([short, 'ab', empty, ''])
})
