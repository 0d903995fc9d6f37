import { expect, test } from 'vitest'
import { report } from './report.ts'

const at = (file: string, line: number, column = 1) => ({ file, line, column })

test('a report names places in the order of files and lines, with the fix below', () => {
  const text = report([
    { place: at('guides/b.mdx', 2), message: 'No page at /docs/b.' },
    { place: at('guides/a.mdx', 12, 8), message: 'No page at /instal.', hint: 'link to /install' },
    { place: at('guides/a.mdx', 3), message: 'There is no setting `x`.' },
  ])

  expect(text).toMatchInlineSnapshot(`
    "guides/a.mdx:3:1  There is no setting \`x\`.

    guides/a.mdx:12:8  No page at /instal.
      fix: link to /install

    guides/b.mdx:2:1  No page at /docs/b.

    3 problems; nothing was written.
    "
  `)
})

test('the same mistake at the same place is said once', () => {
  const problem = { place: at('a.mdx', 1), message: 'The guide has no frontmatter.' }

  expect(report([problem, problem]).match(/no frontmatter/g)).toHaveLength(1)
})

test('a file is named on one line, whatever its name holds', () => {
  const place = { file: 'a\nb\u009b31m.mdx', line: 1, column: 1 }

  expect(report([{ place, message: 'Wrong.' }])).toContain('a\\u000ab\\u009b31m.mdx:1:1  Wrong.\n')
})
