import { expect, test } from 'vitest'
import { memoize, memoizeRecent } from './lazy.ts'

test('a result is kept as long as few others were asked for since, and made again after many', () => {
  const made: string[] = []
  const doubled = memoizeRecent((text: string) => {
    made.push(text)
    return text + text
  }, 2)

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(doubled)).toEqual(['aa', 'bb', 'aa', 'cc', 'aa', 'bb'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('each argument is computed once, object or not, what comes to nothing too', () => {
  const asked: unknown[] = []
  const lengthOf = memoize((value: string | { readonly of: string }) => {
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
