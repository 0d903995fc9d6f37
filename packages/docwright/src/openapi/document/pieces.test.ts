import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { seeded } from '../../../test/openapi/seeded.ts'
import { yamlOptions } from './exact-yaml.ts'
import { parseInPieces } from './pieces.ts'

const long = `      description: ${'word '.repeat(500)}\n`
const paths = `# A comment\nopenapi: 3.1.0\npaths:\n  /a:\n    get:\n${long}  # about b\n  "/b": # the other\n    get: { summary: B }\n\n`
const schemas = `components:\n  schemas:\n    Thing:\n      type: object\n${long}    Size:\n      type: number\n      maximum: 1.0\n`
const whole = `${paths}${schemas}tags:\n- name: a\n- name: b\n`

test.each([
  ['comments, quoted keys, lists without indentation and exact numbers', whole],
  ['a text of several lines', whole.replace('{ summary: B }', '\n      description: |+\n        one\n\n')],
  ['a quoted text that goes on', whole.replace('{ summary: B }', '\n      summary: "one\n        two"')],
  ['ends of lines with two signs', whole.replaceAll('\n', '\r\n')],
  ['no line at its end', whole.trimEnd()],
])('a file in pieces is the file: %s', (_, text) => {
  const made = parseInPieces(text, new Map())

  expect(made?.value).toEqual(parseDocument(text, yamlOptions).toJS())
  expect([...made!.pieces.values()].map(({ inside }) => inside.size)).toEqual([0, 2, 1, 0])
})

test.each([
  ['a text that ends left of where it began', whole.replace('{ summary: B }', '"one\ntwo"')],
  ['a bracket that is closed elsewhere', whole.replace('{ summary: B }', '{\n  summary: B\n}')],
  ['an alias', whole.replace('type: number', 'type: &kind number').replace('name: a', 'name: *kind')],
  ['an anchor of its own', whole.replace('{ summary: B }', '{ summary: &b B, description: *b }')],
  ['the same key twice', whole.replace('"/b"', '/a')],
  ['two documents', `${whole}---\na: 1\n`],
  ["members that aren't aligned", whole.replace('  "/b"', ' "/b"')],
  ['a merge', `${whole}<<: { a: 1, b: 2 }\n`],
  ["a line that isn't a member", `${whole}more\n`],
  ['an explicit key', whole.replace('openapi: 3.1.0', '? openapi\n: 3.1.0')],
  ['a mark of byte order before a later key', whole.replace('tags:', '\uFEFFtags:')],
  ['brackets after a comment', `# one\n{ a: 1 }\n# two\nb: ${'word '.repeat(500)}\n`],
  ['a tag of another kind of value', whole.replace('summary: B', 'summary: !!binary QQ==')],
  ['a directive', `%YAML 1.1\n---\n${whole}`],
  ['JSON', '{\n  "openapi": "3.1.0"\n}\n'],
  ['nothing', '\n'],
])('%s is left to be read whole', (_, text) => {
  expect(parseInPieces(text, new Map())).toBeUndefined()
})

test('what an edit leaves alone is the very same value, and only where it was', () => {
  const before = parseInPieces(whole, new Map())!
  const after = parseInPieces(whole.replace('summary: B', 'summary: C'), before.pieces)!

  expect(after.value.components).toBe(before.value.components)
  expect(after.value.paths).not.toBe(before.value.paths)
  expect(Object.entries(after.value.paths!)[0]![1]).toBe(Object.entries(before.value.paths!)[0]![1])
  expect(after.value).toEqual(parseDocument(whole.replace('summary: B', 'summary: C'), yamlOptions).toJS())

  const elsewhere = parseInPieces(whole.replace('maximum: 1.0', 'maximum: 2.0'), before.pieces)!
  const both = parseInPieces(
    whole.replace('maximum: 1.0', 'maximum: 2.0').replace('summary: B', 'summary: C'),
    elsewhere.pieces,
  )!
  expect(Object.entries(both.value.paths!)[0]![1]).toBe(Object.entries(before.value.paths!)[0]![1])

  const same = `  /a:\n    get:\n${long}`
  const { pieces } = parseInPieces(`one:\n${same}other:\n${same}`, new Map())!
  const more = `  /more: 1\n${same}`
  const twice = parseInPieces(`one:\n${more}other:\n${more}`, pieces)!
  expect(twice.value.one).toEqual(twice.value.other)
  expect(Object.values(twice.value.one!)[1]).not.toBe(Object.values(twice.value.other!)[1])
})

test('an explicit key inside is read with all that is next to it', () => {
  const text = whole.replace(
    '  "/b": # the other\n    get: { summary: B }',
    '  ? /b\n  :\n    get: { summary: B }',
  )
  const made = parseInPieces(text, new Map())

  expect(made?.value).toEqual(parseDocument(text, yamlOptions).toJS())
  expect(made?.value.paths).toHaveProperty('/b')
})

/** Lines of a mapping, including unusual ones. */
const oddLines = [
  '? /long\n: 1',
  '? "q"\n:\n  a: 1',
  '? |\n  block\n: 1',
  '# comment',
  '  # comment far in',
  'tagged: !!binary QQ==',
  'local: !local x',
  '!!str key: 1',
  'flow: { a: 1,\n  b: [2] }',
  '{ c: 1 }',
  '[x]: 1',
  'anchor: &a { b: 1 }',
  'alias: *a',
  '&b named: 1',
  '*a : 1',
  '<<: { merged: 1 }',
  '---',
  '...',
  '%YAML 1.1',
  '\uFEFFmark: 1',
  'number: 1.0',
  '1: 2',
  'null: 3',
  '"nul": "\\01.0"',
  "'quoted': 'a\n  b'",
  'open: "a\nb"',
  'text: |\n  a\n\n   b\n',
  'folded: >-\n  a: b\n',
  'list:\n- a\n- b: 1',
  'plain: a\n  b',
  'empty:',
  '\ttab: 1',
  'deep:\n  one: 1\n  two: 2',
  '__proto__: 1',
  'a: b: c',
  '',
]

test('whatever is made of a text in pieces is what the whole of it says', () => {
  const random = seeded(27)
  const pick = () => oddLines[Math.floor(random() * oddLines.length)]!
  let inPieces = 0
  for (let round = 0; round < 3500; round++) {
    const mapping = Array.from({ length: 1 + Math.floor(random() * 5) }, pick).join('\n')
    const inside = mapping.replaceAll(/^(?=.)/gm, '  ')
    const text = [mapping, `outer:\n${inside}\n${long.slice(4)}last: 1\n`, `${long.trim()}\n${mapping}\n`][
      round % 3
    ]!
    const made = parseInPieces(text, new Map())
    if (!made) continue
    inPieces++
    const document = parseDocument(text, yamlOptions)
    expect(document.errors, text).toEqual([])
    expect(made.value, text).toEqual(document.toJS())
  }
  expect(inPieces).toBeGreaterThan(500)
})
