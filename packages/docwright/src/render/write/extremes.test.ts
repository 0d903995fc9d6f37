import { expect, test } from 'vitest'
import { findExtremes, formatExtremes } from './extremes.ts'

test('a build says which page took longest, the first of a kind aside, and which is largest', () => {
  const extremes = findExtremes([
    { href: '/a', milliseconds: 12.4, characters: 20_000, isFirst: false },
    { href: '/b', milliseconds: 80.6, characters: 1400, isFirst: false },
    { href: '/c', milliseconds: 900, characters: 380_400, isFirst: true },
  ])

  expect(formatExtremes(extremes)).toMatchInlineSnapshot(`
    "slowest page: /b, 81 ms
    largest page: /c, 380 kB of HTML"
  `)
})
