import postcss from 'postcss'
import { expect, test } from 'vitest'
import { createCustomMediaPlugin } from './custom-media.ts'

const written = (css: string) => postcss([createCustomMediaPlugin()]).process(css, { from: undefined }).css

test('a named width becomes the one of styles/media.css, also where it is denied', () => {
  expect(written('@media (--narrow){p{margin:0}}')).toBe('@media (width <= 996px){p{margin:0}}')
  expect(written('@media not (--phone){p{margin:0}}')).toBe('@media not (width <= 600px){p{margin:0}}')
  expect(written('@media print{p{margin:0}}')).toBe('@media print{p{margin:0}}')
})

test('a width that no one has named is a mistake', () => {
  expect(() => written('@media (--narow){p{margin:0}}')).toThrow('styles/media.css has no --narow.')
})
