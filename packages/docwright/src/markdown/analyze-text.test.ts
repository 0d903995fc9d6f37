import { expect, test } from 'vitest'
import { analyzeText, getFirstSentence, getPlainWords, listPageHeadings } from './analyze-text.ts'

test('the two top levels of headings are found outside of code, the first of them as h2', () => {
  const markdown = '# Errors\n\n```sh\n# not a heading\n```\n\n## The `code` field ##\n\n### Deep\n'

  expect(listPageHeadings(markdown, [])).toEqual([
    { depth: 2, id: 'errors', text: 'Errors' },
    { depth: 3, id: 'the-code-field', text: 'The code field' },
  ])
})

test('an ID that the page has taken gets a number', () => {
  expect(listPageHeadings('## Servers', ['servers'])).toEqual([
    { depth: 2, id: 'servers-1', text: 'Servers' },
  ])
})

test('a text is cut at the headings that a page shows, its words without signs and code, the cells of its tables parted', () => {
  const markdown =
    'Send *one*\n| a | b |\n| - | - |\n| 1 | `2` |\n\nNext\n----\n```\ncode\n```\n> [link](/x), **bold**\n'

  expect(analyzeText(markdown).sections).toEqual([
    { title: undefined, words: 'Send one a · b · 1 · 2' },
    { title: 'Next', words: 'link, bold' },
  ])
  expect(getPlainWords(markdown)).toBe('Send one a · b · 1 · 2 Next link, bold')
})

test('the heading of footnotes is none of the text', () => {
  expect(listPageHeadings('## One\n\nWords.[^1]\n\n[^1]: Below.', []).map(({ text }) => text)).toEqual([
    'One',
  ])
})

test('links are found in Markdown and in HTML, each where its address is, and none in code', () => {
  const markdown = [
    '[a [b]](/a "/a") and <a href="/h">h</a>, [r][ref], `[c](/c)`',
    '![(/p)](/p)\n\n```\n[f](/f)\n```\n\n[ref]: </r>',
  ].join('\n\n')

  const links = analyzeText(markdown).links

  expect(links.map(({ href }) => href).sort()).toEqual(['/a', '/h', '/p', '/r'])
  const spots = links.flatMap(({ href, at }) =>
    at === undefined ? [] : [markdown.slice(at - 1, at + href.length)],
  )
  expect(spots.sort()).toEqual(['"/h', '(/a', '(/p', '</r'])
})

test.for([
  ['Makes a **refund**. More.', 'Makes a refund. More.'],
  ['# Title\n\nMakes a [refund](/x) of a payment. More words.', 'Makes a refund of a payment.'],
  ['<p>Lists the charges that you have made. More.</p>', 'Lists the charges that you have made.'],
  ['A link_with_underscores & more', 'A link_with_underscores & more'],
  ['- one\n- two', 'one two'],
  ['', undefined],
] as const)('the first sentence of %s is the one a reader meets first', ([markdown, sentence]) => {
  expect(getFirstSentence(markdown)).toBe(sentence)
})
