import { expect, test } from 'vitest'
import { highlight, highlightTogether } from './highlight.ts'

const plain = { highlighted: new Set<number>() }

test('code of a language that nobody knows is plain, be it named like a part of every object', () => {
  const shown = ['constructor', 'toString', '__proto__', 'klingon'].map((name) =>
    highlight('a < 1', name, plain),
  )

  expect(shown).toEqual(Array(4).fill('a &lt; 1'))
})

test('a very long line is plain, and the lines around it are not', () => {
  const long = `const long = "${'x'.repeat(6000)}"`

  const lines = highlight(`const a = 1\n${long}\nconst b = 2`, 'js', plain).split('\n')

  expect(lines[0]).toContain('<i>const</i>')
  expect(lines[1]).toBe(long)
  expect(lines[2]).toContain('<i>const</i>')
})

test('codes that stand together are each whole, and lines that all begin and end with are written once', () => {
  const codes = ['send(\n  "one",\n)', 'send(\n  "two",\n  3,\n)', 'send(\n)'].map((code) => ({
    code,
    language: 'js',
  }))

  const html = highlightTogether(codes, (place) => ({ 'data-example': `${place}` }))

  expect(html).toBe(
    'send(\n<span data-example="0">  <b>"one"</b>,\n</span><span data-example="1">  <b>"two"</b>,\n  <u>3</u>,\n</span><span data-example="2"></span>)',
  )
})

test('a key of JSON is no element of its own, its value is', () => {
  expect(highlight('{ "bin": "45717360", "stored": true }', 'json', plain)).toBe(
    '{ "bin": <b>"45717360"</b>, "stored": <u>true</u> }',
  )
})

test('marks between two colours are no markup', () => {
  const codes = ['<<<', '<!', '</', '&'].map((marks) => ({ code: `"a" ${marks} 3`, language: 'js' }))

  const html = highlightTogether(codes, (place) => ({ 'data-example': `${place}` }))

  expect(html.match(/<b>.*?<\/u>/g)).toEqual(
    ['&lt;&lt;&lt;', '&lt;!', '&lt;/', '&amp;'].map((marks) => `<b>"a"</b> ${marks} <u>3</u>`),
  )
})
