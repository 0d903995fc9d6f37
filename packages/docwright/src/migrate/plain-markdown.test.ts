import { expect, test } from 'vitest'
import { parseMdx } from '../guides/parse-mdx.ts'
import { convertForeignSyntax } from './convert-foreign-syntax.ts'
import { convertMarkdownToMdx } from './plain-markdown.ts'

test.for([
  ['braces', '<p>\nHello {name}\n</p>', '<p>\nHello \\{name}\n</p>'],
  ['a lone brace', '<pre>{ "open": </pre>', '<pre>\\{ "open": </pre>'],
  ['a comparison', '<div>\n1 <2\n</div>', '<div>\n1 \\<2\n</div>'],
  ['an unquoted attribute', '<td width=50 title="a=b > c">x</td>', '<td width="50" title="a=b > c">x</td>'],
  ['braces in an attribute', '<p title="{x}">{y}</p>', '<p title="{x}">\\{y}</p>'],
  ['empty elements', '<dl><dd/><br></dl>', '<dl><dd /><br /></dl>'],
  ['a comment', '<p>\n<!-- {x} -->\ny\n</p>', '<p>\n{/* {x} */}\ny\n</p>'],
] as const)('an HTML block of plain Markdown becomes valid MDX: %s', ([, html, mdx]) => {
  const migrated = convertForeignSyntax(convertMarkdownToMdx(html))

  expect(migrated).toBe(mdx)
  expect(parseMdx(migrated, 'page.mdx')).not.toHaveProperty('message')
})
