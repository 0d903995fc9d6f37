import { expect, test } from 'vitest'
import { splitPlainParagraphs, splitRuns } from './plain.ts'

test('a text without markup is its paragraphs', () => {
  expect(splitPlainParagraphs('One line,\nfolded.\n\nAnother, with snake_case.')).toEqual([
    [{ text: 'One line,\nfolded.', isCode: false }],
    [{ text: 'Another, with snake_case.', isCode: false }],
  ])
})

test('inline code is cut out, whatever it holds', () => {
  expect(splitPlainParagraphs('Send `a*b` or `` ` ``.')).toEqual([
    [
      { text: 'Send ', isCode: false },
      { text: 'a*b', isCode: true },
      { text: ' or ', isCode: false },
      { text: '`', isCode: true },
      { text: '.', isCode: false },
    ],
  ])
})

test.each([
  '**bold**',
  'see _this_',
  '* item',
  '- item',
  '1. first',
  '# title',
  'a [link](/x)',
  '<b>html</b>',
  'https://example.com',
  'ada@example.com',
  'a &amp; b',
  '    code',
  '| a | b |',
  'line  \nbreak',
  'title\n---',
  '```\ncode\n```',
  'an odd ` backtick',
  '> quote',
])('what may be markup is left to the parser: %s', (text) => {
  expect(splitPlainParagraphs(text)).toBeUndefined()
})

test('words keep their code', () => {
  expect(splitRuns('required when `channel` is `ecommerce`').map(({ text }) => text)).toEqual([
    'required when ',
    'channel',
    ' is ',
    'ecommerce',
  ])
})
