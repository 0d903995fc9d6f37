import { expect, test } from 'vitest'
import { cached } from './lazy.ts'

test('a result is kept as long as few others were asked for since, and made again after many', () => {
  const made: string[] = []
  const doubled = cached((text: string) => {
    made.push(text)
    return text + text
  }, 2)

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(doubled)).toEqual(['aa', 'bb', 'aa', 'cc', 'aa', 'bb'])
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
