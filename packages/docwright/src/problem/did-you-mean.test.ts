import { expect, test } from 'vitest'
import { didYouMean } from './did-you-mean.ts'

test('a name that there is not is answered with the nearest, with those there are, or with nothing', () => {
  const names = ['title', 'tagline']

  expect(didYouMean('taglne', names)).toBe('did you mean `tagline`?')
  expect(didYouMean('colour', names)).toBe('there are `title`, `tagline`')
  expect(didYouMean('colour', ['title'])).toBe('there is `title`')
  expect(didYouMean('colour', [])).toBeUndefined()
})

test('of many names the first eight are enough', () => {
  const names = Array.from({ length: 9 }, (_, index) => `operation${index}`)

  expect(didYouMean('order', names.slice(1))).toBe(
    `there are ${names
      .slice(1)
      .map((name) => `\`${name}\``)
      .join(', ')}`,
  )
  expect(didYouMean('order', names)).toBe(
    `there are ${names
      .slice(0, 8)
      .map((name) => `\`${name}\``)
      .join(', ')}, …`,
  )
})
