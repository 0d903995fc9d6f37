import { expect, test } from 'vitest'
import { findCrowdedOffset, findTooDeepOffset } from './nesting.ts'

test.for([
  ['elements', `${'<b>'.repeat(5000)}x`],
  ['elements that are closed', `${'<i class="x">'.repeat(5000)}x${'</i>'.repeat(5000)}`],
  ['elements over many lines', '<div>\n'.repeat(5000)],
  ['quotes', `${'> '.repeat(5000)}x`],
  ['quotes without spaces', `${'>'.repeat(5000)}x`],
  ['lists in a line', `${'- '.repeat(5000)}x`],
  ['numbered lists in a line', `${'1. '.repeat(5000)}x`],
  ['lists over many lines', Array.from({ length: 500 }, (_, depth) => `${'  '.repeat(depth)}- x`).join('\n')],
  ['brackets', `${'!['.repeat(5000)}x`],
] as const)('thousands of %s inside each other are too deep', ([, markdown]) => {
  expect(findTooDeepOffset(markdown)).toBeDefined()
})

test.for([
  [
    'paragraphs, rows and items that are never closed',
    '<p>a<ul><li>b<li>c</ul><table><tr><td>d</table>'.repeat(200),
  ],
  ['elements one after the other', '<b>a</b> <br> <Tab label="x" /> '.repeat(5000)],
  ['a list of many items', '- [x] a [link](/b)\n'.repeat(5000)],
  ['a rule and a table', `${'-'.repeat(500)}\n\n${'| --- '.repeat(200)}|`],
  ['types in code', '```ts\nconst a: Map<string, Array<T>> = b[[\n```\n\n`Map<string, [` '.repeat(200)],
  ['ends of elements that never began', '</b>'.repeat(5000)],
  ['signs of comparison', 'a < b > c '.repeat(5000)],
  ['ten levels', `${'> '.repeat(10)}${'<b>'.repeat(10)}x`],
] as const)("%s aren't", ([, markdown]) => {
  expect(findTooDeepOffset(markdown)).toBeUndefined()
})

test.for([
  ['stars', `Words.\n\n${'*a'.repeat(3000)}`],
  ['pairs of stars that end words', `Words.\n\n${'a** '.repeat(3000)}`],
  ['lines with tildes', `Words.\n\n${'~~a\n'.repeat(3000)}`],
] as const)('a paragraph with thousands of %s is crowded, where it begins', ([, markdown]) => {
  expect(findCrowdedOffset(markdown)).toBe(8)
})

test.for([
  ['many paragraphs', '*a* and **b**\n\n'.repeat(3000)],
  ['a table', `| a | b |\n| --- | --- |\n${'| *a* | **b** |\n'.repeat(3000)}`],
  ['a list', '- *a* and **b**\n'.repeat(3000)],
  ['code', `\`\`\`c\n${'a = *b * c_d;\n'.repeat(3000)}\`\`\`\n\n\`${'*a'.repeat(3000)}\``],
  ['a rule', '*'.repeat(5000)],
] as const)("%s with as many signs isn't", ([, markdown]) => {
  expect(findCrowdedOffset(markdown)).toBeUndefined()
})
