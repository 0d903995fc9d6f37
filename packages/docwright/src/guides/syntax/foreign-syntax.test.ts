import { expect, test } from 'vitest'
import { parseGuide } from '../parse-guide.ts'

const frontmatter = '---\ntitle: Lend a book\ndescription: What it takes.\n---\n\n'

/** Returns the problems of a guide with this text. */
function listMistakes(body: string) {
  const context = { file: 'lend.mdx', contentFolder: '.', docsRoot: '/docs/' }
  const { problems } = parseGuide(frontmatter + body, context)
  return problems.map(({ place, message, hint }) => [place.line - 5, place.column, message, hint])
}

test.for([
  [':::note\n\nWords.\n\n:::\n', 1, ':::note', '> [!NOTE]'],
  ['- a\n\n  ::: danger Words\n', 3, '::: danger', '> [!CAUTION]'],
  ['```mermaid\npie\n```\n', 1, '`pie`', '`flowchart TD`'],
  ['Say $x$, then.\n', 5, '$x$', '$`x`$'],
  ['So that $a^2 = b$.\n', 9, '$a^2 = b$', '$`a^2 = b`$'],
  ['$$\nx\n$$\n', 1, '$$', '```math'],
  ['This is ==new words== here.\n', 9, '==new words==', '<mark>new words</mark>'],
  ['Begin :rocket: now.\n', 7, ':rocket:', '🚀'],
  ['Well done :+1:\n', 11, ':+1:', '👍'],
  ['Water is H~2~O.\n', 11, '~2~', '<sub>2</sub>'],
] as const)('%j is reported at its place, with what to write instead', ([body, column, sign, instead]) => {
  const [[, foundColumn, message, hint] = [], ...others] = listMistakes(body)

  expect([foundColumn, others]).toEqual([column, []])
  expect(message).toContain(sign)
  expect(hint).toContain(instead)
})

test.for([
  'It costs $5 and $10, or $5/$10, US$ 7, $1,000–$2,000 or 5$ and 6$.',
  'Set $HOME/bin, $PATH or $a, $b; from $USER@$HOST; (5$) and [6$].',
  'Call `$x$`, `a ==b== c`, `:rocket:` and `H~2~O`.',
  '```yaml\nx: $y$ ==z== :rocket:\n:::note\nH~2~O\n```',
  'At 10:30:15, from 9:00 to 10:00; ratio 1:100:1; urn:isbn:9780:x:; see Note: this.',
  'Test a == b, a==b==c, x === y === z, or ==, and === here.',
  'Use :id: in paths, :memory: in SQLite, std::string::npos, key: value: more, https://a.example/:new:/b.',
  'About ~5 and ~6 minutes; ~~gone~~ and ~gone~ words; (~ and ~).',
  'Written \\$x\\$, \\==y\\==, \\:rocket: as they are.',
  'Three colons ::: in a line, and `:::note` in code.',
  '| a | b |\n| :-: | :--: |\n| $5 | $6 |\n',
])('%j is prose or code, and nothing is told', (body) => {
  expect(listMistakes(body)).toEqual([])
})

test.for([
  ['CodeGroup', '<Tabs>'],
  ['Callout', '> [!NOTE]'],
  ['Accordion', '<details>'],
  ['Step', '<Steps>'],
  ['Tebs', '<Tabs>'],
  ['detials', '<details>'],
])('the report on <%s> suggests %s', ([name, instead]) => {
  const [[, , message, hint] = []] = listMistakes(`<${name}>\n\nWords.\n\n</${name}>\n`)

  expect(message).toBe(`Guides can't use <${name}>.`)
  expect(hint).toContain(instead)
})

test("a name with a capital that is like one of HTML alone isn't taken for it", () => {
  expect(listMistakes('<Tabel />\n')).toEqual([[1, 1, "Guides can't use <Tabel>.", 'did you mean <Tabs>?']])
  expect(listMistakes('<Sectoin />\n')).toEqual([[1, 1, "Guides can't use <Sectoin>.", undefined]])
})
