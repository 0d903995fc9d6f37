import { expect, test } from 'vitest'
import { formatInlineCode } from './inline-code.ts'

test.for([
  ['a', '`a`'],
  ['a`b', '``a`b``'],
  ['`', '`` ` ``'],
  ['', '`  `'],
] as const)('%j is marked by more backticks than it holds, and they stay apart', ([text, marked]) => {
  expect(formatInlineCode(text)).toBe(marked)
})
