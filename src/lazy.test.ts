import { expect, test } from 'vitest'
import { onceAmong } from './lazy.ts'

test('a result is kept as long as it is among few, and made again after many', () => {
  const lately = onceAmong(3)
  let made = 0
  const counted = lately(() => ++made)

  expect([counted(), counted()]).toEqual([1, 1])
  const others = [1, 2, 3].map((other) => lately(() => other))
  expect(others.map((other) => other())).toEqual([1, 2, 3])
  expect(counted()).toBe(2)
})
