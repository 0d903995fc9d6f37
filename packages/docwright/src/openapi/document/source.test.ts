import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { formatReport } from '../../problem/report.ts'
import { asObject } from './json.ts'
import { readSource } from './source.ts'

const text = 'openapi: 3.1.0\ninfo:\n  title: A\npaths:\n  /a:\n    get: {}\n'

test('places are known even after their memory was reclaimed', async () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const { source } = readSource(`---\n${text}`, 'api.yaml')
  const path = ['paths', '/a', 'get']
  const before = source!.placeOf(path)
  expect(before).toEqual({ file: 'api.yaml', line: 7, column: 5 })

  // A weak reference that was dereferenced stays alive until the end of the task.
  await new Promise((resolve) => setTimeout(resolve))
  collect()

  expect(source!.placeOf(path)).toEqual(before)
})

test('a file that can be read in pieces is, and has the same value and places as one that is read whole', () => {
  const inPieces = readSource(text, 'api.yaml')
  const whole = readSource(`---\n${text}`, 'api.yaml')

  expect([inPieces.pieces?.size, whole.pieces]).toEqual([3, undefined])
  expect(inPieces.source!.value).toEqual(whole.source!.value)
  expect(inPieces.source!.placeOf(['info', 'title'])).toEqual({ file: 'api.yaml', line: 3, column: 3 })
  expect(whole.source!.placeOf(['info', 'title'])).toEqual({ file: 'api.yaml', line: 4, column: 3 })
})

test('a name is its text as written, whatever a value of that spelling would be', () => {
  const names = ['1.0', '1e400', '0x1F', '017', '9007199254740993', 'null', 'Yes', 'True', '2024-01-02', '~']
  const { source } = readSource(`x-names:\n${names.map((name) => `  ${name}: {}\n`).join('')}`, 'api.yaml')

  expect(Object.keys(asObject(asObject(source!.value)['x-names'])).sort()).toEqual(names.sort())
})

test('names that are the same text are doubled, with quotation marks or without', () => {
  const { problems } = readSource("x-names:\n  200: {}\n  '200': {}\n", 'api.yaml')

  expect(problems).toMatchObject([
    { place: { line: 3, column: 3 }, hint: 'give each key once; remove or rename the second' },
  ])
})

test.for([
  ["a name that isn't a string", 'x-a:\n  ? [a, b]\n  : 1\n', "2:5  This key isn't a string."],
  ['a name that is made by a tag', 'x-a:\n  !!int 3: 1\n', "2:3  This key isn't a string."],
  [
    'an alias without its anchor',
    'x-a:\n  - *missing\n',
    '2:5  There is no anchor `&missing` above this alias.\n  fix: define it above, or quote the string if it starts with `*`',
  ],
  [
    'an alias of what takes in itself',
    `x: 1\n${[...'abcdefgh'].map((name, index, all) => `x-${name}: &${name} [${Array(9).fill(index ? `*${all[index - 1]}` : 'x')}]`).join('\n')}`,
    '1:1  The aliases (`*name`) expand to too much data.\n  fix: write out the values',
  ],
  [
    'what no mapping can take in',
    'x-a:\n  b: 1\n  <<: 3\n',
    '3:3  `<<` needs a mapping.\n  fix: use `<<: *name`, or quote `<<`',
  ],
  [
    'a text that begins with a sign of YAML',
    'x-a: @b\n',
    '1:6  This is not YAML or JSON: Plain value cannot start with reserved character @.\n  fix: put the text into quotation marks',
  ],
  [
    'a list on the line of its name',
    'x-a: - b\n',
    '1:6  This is not YAML or JSON: Unexpected block-seq-ind on same line with key.\n  fix: begin the list on the next line',
  ],
])('%s is reported at its place, with a fix', ([, text, words]) => {
  const { problems } = readSource(text!, 'api.yaml')

  expect(formatReport(problems)).toContain(`api.yaml:${words}`)
})

test.for([
  ['a comment', '{ // first\n"a": 1 }', '1:3  This is not JSON: '],
  ['a comma too many', '{ "a": 1,\n}', '2:1  This is not JSON: '],
  ['a number that JSON lacks', '{ "a": NaN }', '1:8  This is not JSON: '],
  ['YAML', 'a: 1', '1:1  This is not JSON: '],
  ['half of itself', '{ "a": [1, 2', '1:13  This is not JSON: '],
])('a file called .json that has %s is reported as not being JSON', ([, text, words]) => {
  const { source, problems } = readSource(text!, 'api.json')

  expect(source).toBeUndefined()
  expect(formatReport(problems)).toContain(`api.json:${words}`)
  expect(formatReport(problems)).toContain('\n  fix: correct the JSON, or rename the file to .yaml\n')
})

test.each([
  '---\n',
  '...\n',
  '...\n# The end.\n---\n',
])('the end of a document, with only an empty document after it, starts no second one: %j', (end) => {
  expect(readSource(text + end, 'api.yaml').problems).toEqual([])
})
