import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { valueInPieces } from './pieces.ts'
import { yamlOptions } from './yaml-options.ts'

const long = `      description: ${'word '.repeat(500)}\n`
const paths = `# A comment\nopenapi: 3.1.0\npaths:\n  /a:\n    get:\n${long}  # about b\n  "/b": # the other\n    get: { summary: B }\n\n`
const schemas = `components:\n  schemas:\n    Thing:\n      type: object\n${long}    Size:\n      type: number\n      maximum: 1.0\n`
const whole = `${paths}${schemas}tags:\n- name: a\n- name: b\n`

test.each([
  ['comments, quoted keys, lists that stand left and exact numbers', whole],
  ['a text of several lines', whole.replace('{ summary: B }', '\n      description: |+\n        one\n\n')],
  ['a quoted text that goes on', whole.replace('{ summary: B }', '\n      summary: "one\n        two"')],
  ['ends of lines with two signs', whole.replaceAll('\n', '\r\n')],
  ['no line at its end', whole.trimEnd()],
])('a file in pieces is the file: %s', (_, text) => {
  const made = valueInPieces(text, new Map())

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
  ['members that are not in line', whole.replace('  "/b"', ' "/b"')],
  ['a merge', `${whole}<<: { a: 1, b: 2 }\n`],
  ['a line that is no member', `${whole}more\n`],
  ['JSON', '{\n  "openapi": "3.1.0"\n}\n'],
  ['nothing', '\n'],
])('%s is left to be read whole', (_, text) => {
  expect(valueInPieces(text, new Map())).toBeUndefined()
})

test('what an edit leaves alone is the very same value, and only where it stood', () => {
  const before = valueInPieces(whole, new Map())!
  const after = valueInPieces(whole.replace('summary: B', 'summary: C'), before.pieces)!

  expect(after.value.components).toBe(before.value.components)
  expect(after.value.paths).not.toBe(before.value.paths)
  expect(Object.entries(after.value.paths!)[0]![1]).toBe(Object.entries(before.value.paths!)[0]![1])
  expect(after.value).toEqual(parseDocument(whole.replace('summary: B', 'summary: C'), yamlOptions).toJS())

  const elsewhere = valueInPieces(whole.replace('maximum: 1.0', 'maximum: 2.0'), before.pieces)!
  const both = valueInPieces(
    whole.replace('maximum: 1.0', 'maximum: 2.0').replace('summary: B', 'summary: C'),
    elsewhere.pieces,
  )!
  expect(Object.entries(both.value.paths!)[0]![1]).toBe(Object.entries(before.value.paths!)[0]![1])

  const same = `  /a:\n    get:\n${long}`
  const { pieces } = valueInPieces(`one:\n${same}other:\n${same}`, new Map())!
  const more = `  /more: 1\n${same}`
  const twice = valueInPieces(`one:\n${more}other:\n${more}`, pieces)!
  expect(twice.value.one).toEqual(twice.value.other)
  expect(Object.values(twice.value.one!)[1]).not.toBe(Object.values(twice.value.other!)[1])
})
