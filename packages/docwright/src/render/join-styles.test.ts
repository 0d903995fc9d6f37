import { expect, test } from 'vitest'
import { joinStyles } from './join-styles.ts'

test('rules of one layer are together, the first sheet’s before the second’s, and all else follows', () => {
  const first = '@layer base{a{color:red}}@layer parts{b{color:red}}@layer states{c{color:red}}'
  const second = '.own{color:blue}@layer parts{.part{color:blue}}@layer more{.other{color:blue}}'

  expect(joinStyles(first, second)).toBe(
    '@layer base{a{color:red}}@layer parts{b{color:red}.part{color:blue}}@layer states{c{color:red}}.own{color:blue}@layer more{.other{color:blue}}',
  )
})

test('an empty sheet changes nothing, and a layer that is only named takes in no rules', () => {
  expect(joinStyles('@layer a,b;a{color:red}', '')).toBe('@layer a,b;a{color:red}')
  expect(joinStyles('@layer a,b;@layer a{a{color:red}}', '@layer a{b{color:red}}')).toBe(
    '@layer a,b;@layer a{a{color:red}b{color:red}}',
  )
})
