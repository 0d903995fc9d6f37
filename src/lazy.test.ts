import { expect, test } from 'vitest'
import { keptLately } from './lazy.ts'

test('what was asked for last is kept, and what came before it is made again', () => {
  const made: string[] = []
  const letterOf = keptLately(2, (key: string) => {
    made.push(key)
    return key.toUpperCase()
  })

  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(letterOf).join('')).toBe('ABACAB')
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})
