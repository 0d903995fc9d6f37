import { expect, test } from 'vitest'
import { tokenizeLines } from './tokens.ts'

test('code that holds other languages has their colors, whatever was colored before', () => {
  const guide = '<Sample operation="echo" />\n\n```json\n{ "amount": 12 }\n```\n'

  const kinds = tokenizeLines(guide, 'mdx').flatMap((line) =>
    line.filter(({ text }) => /^Sample|12/.test(text)).map(({ text, kind }) => [text, kind]),
  )

  expect(kinds).toEqual([
    ['Sample', 'keyword'],
    ['12', 'constant'],
  ])
})

test('a language is known by each of its names, signs included, and a name that is none is plain', () => {
  const kindOf = (language: string) => tokenizeLines('return 1', language)[0]![0]!.kind

  expect(['c++', 'cpp', 'c#', 'cs', 'csharp', 'f#', 'js', 'javascript'].map(kindOf)).not.toContain(undefined)
  expect(['javascriptt', '../index', 'constructor'].map(kindOf)).toEqual([undefined, undefined, undefined])
})
