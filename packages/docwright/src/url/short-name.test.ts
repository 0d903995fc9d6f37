import { expect, test } from 'vitest'
import { shortenName } from './short-name.ts'

test('a name that a file can have stays as it is', () => {
  expect(shortenName('a'.repeat(200))).toBe('a'.repeat(200))
})

test('a longer one is cut, always in the same way, and stays unlike others', () => {
  const [one, other] = ['x', 'y'].map((end) => shortenName(`post-${'ü'.repeat(500)}-${end}`))

  expect(one).toMatch(/^post-ü{80,}-[0-9a-f]{12}$/)
  expect(Buffer.byteLength(one!)).toBeLessThan(200)
  expect(one).not.toBe(other)
  expect(shortenName('a'.repeat(300))).toBe(`${'a'.repeat(180)}-9835fa6bf4e2`)
})
