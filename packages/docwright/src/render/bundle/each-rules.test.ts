import postcss from 'postcss'
import { expect, test } from 'vitest'
import { createEachRulesPlugin } from './each-rules.ts'

const written = (css: string) => postcss([createEachRulesPlugin()]).process(css, { from: undefined }).css

test('the selector of a rule is repeated for each value, and for each value of a list around it', () => {
  const css = "@each $first in a b{@each $digit in 0 1{[data-x='$first$digit']{margin:0}}}"

  expect(written(css).replaceAll('\n', '')).toBe(
    "[data-x='a0'],[data-x='b0'],[data-x='a1'],[data-x='b1']{margin:0}",
  )
})

test('a list without a name is a mistake', () => {
  expect(() => written('@each in a b{p{margin:0}}')).toThrow(
    'Expected "@each $name in a b c", not "@each in a b".',
  )
})
