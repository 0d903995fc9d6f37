import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { listAboutLines, splitDescription } from './introduction.ts'

test.each([
  [
    'what it says before its first heading',
    'Sends parcels.\n\nAnywhere.\n\n## Paths\n\nShort.',
    'Sends parcels. Anywhere.',
    'Paths Short.',
  ],
  ['a description without headings', 'Sends parcels.', 'Sends parcels.', ''],
  ['a description that begins with a heading', '# Paths\n\n[1]: /one', '', 'Paths'],
  ['an empty description', '', '', ''],
  ['a heading inside code', '```\n# Paths\n```', '# Paths', ''],
  ['a heading inside a quotation', 'Sends.\n\n> ## Note\n> Slowly.', 'Sends.', 'Note Slowly.'],
])('a description is an opening and a rest: %s', (_, text, opening, rest) => {
  const parts = splitDescription(parseMarkdown(text).htmlTree)

  expect([getWords(parts.opening), getWords(parts.rest)]).toEqual([opening, rest])
})

function getWords({ children }: Root): string {
  return children
    .map((each) =>
      textOf(each as Element)
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .join(' ')
}

test('each part knows where its links lead, wherever that is written', () => {
  const { opening, rest } = splitDescription(
    parseMarkdown('[Track][1] it.\n\n[2]: /two\n\n## Paths\n\n[Two][2].\n\n[1]: /one').htmlTree,
  )

  expect(JSON.stringify(opening)).toContain('"href":"/one"')
  expect(JSON.stringify(rest)).toContain('"href":"/two"')
})

test.each([
  ['Apache 2.0', 'Apache-2.0', ['Apache 2.0']],
  ['MIT', 'MIT', ['MIT']],
  ['Our own terms', 'LicenseRef-Own', ['Our own terms', 'LicenseRef-Own']],
])('the license %s with the identifier %s is named once unless they differ', (name, identifier, expected) => {
  const lines = listAboutLines({ title: 'Parcels', version: '1', license: { name, identifier } })

  expect(lines.find(({ term }) => term === 'License')?.values.map(({ text }) => text)).toEqual(expected)
})
