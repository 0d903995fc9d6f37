import { expect, test } from 'vitest'
import { formatReport, formatWarnings } from './report.ts'

const at = (file: string, line: number, column = 1) => ({ file, line, column })

test('a report names places in the order of files and lines, with the fix below', () => {
  const text = formatReport([
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

  expect(formatReport([problem, problem]).match(/no frontmatter/g)).toHaveLength(1)
})

test('a file is named on one line, whatever its name holds', () => {
  const place = { file: 'a\nb\u009b31m.mdx', line: 1, column: 1 }

  expect(formatReport([{ place, message: 'Wrong.' }])).toContain('a\\u000ab\\u009b31m.mdx:1:1  Wrong.\n')
})

const misfit = (line: number, name: string) => ({
  place: at('openapi.yaml', line, 7),
  message: `Example: \`${name}\` must be integer.`,
  hint: `correct \`${name}\` or its schema`,
  kind: 'examples',
})
const missing = (line: number) => ({
  place: at('openapi.yaml', line),
  message: 'There is no schema `Tea`.',
  kind: 'references',
})
const lines = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

test('many problems of one form are one entry with their count, their first three places and how to see all', () => {
  const problems = lines(100).map((line) => misfit(line, `n${line}`))

  expect(formatReport(problems)).toMatchInlineSnapshot(`
    "openapi.yaml:1:7  error (examples): Example: \`n1\` must be integer.
      fix: correct \`n1\` or its schema
      100 like this, also openapi.yaml:2:7, openapi.yaml:3:7, … (\`docwright check --all\` lists them)

    100 problems; nothing was written.
    By kind: examples 100. To make them warnings, add to the config: problems: { examples: 'warn' }
    "
  `)
  expect(formatReport(problems, [], { isWhole: true }).match(/must be integer/g)).toHaveLength(100)
})

test('a target that is missing in many places is named once', () => {
  const text = formatReport([...lines(183).map(missing), misfit(200, 'a'), misfit(201, 'b')])

  expect(text).toMatchInlineSnapshot(`
    "openapi.yaml:1:1  error (references): There is no schema \`Tea\`.
      the same in 183 places, also openapi.yaml:2:1, openapi.yaml:3:1, … (\`docwright check --all\` lists them)

    openapi.yaml:200:7  error (examples): Example: \`a\` must be integer.
      fix: correct \`a\` or its schema

    openapi.yaml:201:7  error (examples): Example: \`b\` must be integer.
      fix: correct \`b\` or its schema

    185 problems; nothing was written.
    By kind: references 183, examples 2. To make them warnings, add to the config: problems: { references: 'warn', examples: 'warn' }
    "
  `)
})

test('a few problems of one form are listed one by one', () => {
  const text = formatReport([
    ...lines(3).map(missing),
    ...lines(10).map((line) => misfit(10 + line, `n${line}`)),
  ])

  expect(text.match(/^openapi\.yaml/gm)).toHaveLength(13)
})

test('many warnings are counted by kind', () => {
  const text = formatWarnings([...lines(4).map(missing), misfit(9, 'a')])!

  expect(text.match(/There is no schema/g)).toHaveLength(1)
  expect(text).toContain('\n\n5 warnings (references 4, examples 1).\n')
})
