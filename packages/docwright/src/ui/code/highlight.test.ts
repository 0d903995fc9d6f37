import { expect, test } from 'vitest'
import { highlight, highlightMerged } from './highlight.ts'

const plain = { highlighted: new Set<number>() }

test('code of a language that no one knows is plain, be it named like a part of every object', () => {
  const shown = ['constructor', 'toString', '__proto__', 'klingon'].map((name) =>
    highlight('a < 1', name, plain),
  )

  expect(shown).toEqual(Array(4).fill('a &lt; 1'))
})

test("a very long line is plain, and the lines around it aren't", () => {
  const long = `const long = "${'x'.repeat(6000)}"`

  const lines = highlight(`const a = 1\n${long}\nconst b = 2`, 'js', plain).split('\n')

  expect(lines[0]).toContain('<i>const</i>')
  expect(lines[1]).toBe(long)
  expect(lines[2]).toContain('<i>const</i>')
})

test('codes that are together are each whole, and lines that all begin and end with are written once', () => {
  const codes = ['send(\n  "one",\n)', 'send(\n  "two",\n  3,\n)', 'send(\n)'].map((code) => ({
    code,
    language: 'js',
  }))

  const html = highlightMerged(codes, (place) => ({ 'data-example': `${place}` }))

  expect(html).toBe(
    'send(\n<span data-example="0">  <b>"one"</b>,\n</span><span data-example="1">  <b>"two"</b>,\n  <u>3</u>,\n</span>)',
  )
})

test('lines that all have between their own are written once, too, if that saves elements', () => {
  const addresses = ['"/a"', '"/b"', '"/c"']
  const codes = addresses.map((address, place) => ({
    code: `get(${address})\nconst a = "x"\nsend(${place})\nend`,
    language: 'js',
  }))

  const html = highlightMerged(codes, (place) => ({ 'data-example': `${place}` }))

  const own = (texts: readonly string[]) =>
    texts.map((text, place) => `<span data-example="${place}">${text}\n</span>`).join('')
  expect(html).toBe(
    [
      own(addresses.map((address) => `get(<b>${address}</b>)`)),
      '<i>const</i> a = <b>"x"</b>\n',
      own(addresses.map((_, place) => `send(<u>${place}</u>)`)),
      'end',
    ].join(''),
  )
})

test('whatever is written once, each code is whole', () => {
  const codes = ['a\n"k"\n1\n2\n"k"', '"k"\n1\n2\nb\n"k"\n1', 'c', '"k"\n1\n2\n\n'].map((code) => ({
    code,
    language: 'js',
  }))
  const shown = (html: string, place: number) =>
    html
      .replace(/<span data-example="(\d)">([\s\S]*?)<\/span>/g, (_, own, text) =>
        own === `${place}` ? text : '',
      )
      .replaceAll(/<.*?>/g, '')

  for (const some of [codes, codes.slice(0, 2), [codes[0]!, codes[1]!, codes[3]!]]) {
    const html = highlightMerged(some, (place) => ({ 'data-example': `${place}` }))
    expect(some.map((_, place) => shown(html, place).trimEnd())).toEqual(
      some.map(({ code }) => code.trimEnd()),
    )
  }
})

test("a key of JSON isn't an element of its own, its value is", () => {
  expect(highlight('{ "bin": "45717360", "stored": true }', 'json', plain)).toBe(
    '{ "bin": <b>"45717360"</b>, "stored": <u>true</u> }',
  )
})

test.each([
  [
    'js',
    'const a = { "bin": "4571", "stored": true }',
    'const a = { "bin": <b>"4571"</b>, "stored": <u>true</u> }',
  ],
  ['python', 'send({\n  "bin": "4571",\n})', 'send({\n  "bin": <b>"4571"</b>,\n})'],
  ['python', "send({'bin': '4571'})", "send({'bin': <b>'4571'</b>})"],
  ['js', 'a ? "b" : "c"', 'a ? <b>"b"</b> : <b>"c"</b>'],
])('a quoted key of %s is as plain as a name, and its value is a string', (language, code, shown) => {
  expect(highlight(code, language, plain).replace('<i>const</i>', 'const')).toBe(shown)
})

test("marks between two colors aren't markup", () => {
  const codes = ['<<<', '<!', '</', '&'].map((marks) => ({ code: `"a" ${marks} 3`, language: 'js' }))

  const html = highlightMerged(codes, (place) => ({ 'data-example': `${place}` }))

  expect(html.match(/<b>.*?<\/u>/g)).toEqual(
    ['&lt;&lt;&lt;', '&lt;!', '&lt;/', '&amp;'].map((marks) => `<b>"a"</b> ${marks} <u>3</u>`),
  )
})

const body =
  '{\n  "bin": "4571 7360",\n  "amount": { },\n  "tries": [\n    -1.5,\n    null\n  ],\n  "codes": [\n    "a:b",\n    "c"\n  ]\n}'
const colored = highlight(body, 'json', plain)

test.each([
  ['bash', "curl --data-raw '", "'"],
  ['java', 'var body = """\n', '\n""";'],
  ['go', 'body := `', '`'],
  ['csharp', 'var body = """\n', '\n""";'],
])('JSON inside a string of %s has the colors of JSON', (language, before, after) => {
  const html = highlight(`${before}${body}${after}`, language, plain)

  expect(html.replaceAll(/<b>["'`]+<\/b>/g, '')).toContain(colored.slice(2, -2))
})

test('a value of JSON into which a shell puts what it knows is one string', () => {
  expect(highlight(`send '{\n  "id": "a-'"$now"'",\n  "b": 1\n}'`, 'bash', plain)).toBe(
    `send '{\n  "id": <b>"a-'"$now"'"</b>,\n  "b": <u>1</u>\n}'`,
  )
})

test('in a shell what is quoted is a string, and the words of a command are plain', () => {
  expect(highlight("curl --request POST 'https://a.example' --max-time 10 \\", 'bash', plain)).toBe(
    "curl --request POST <b>'https://a.example'</b> --max-time <u>10</u> \\",
  )
})

test('of codes that are together those tell JSON apart that are asked to', () => {
  const codes = [true, false].map((hasJson) => ({
    code: 'send \'{\n  "a": 1\n}\'',
    language: 'bash',
    hasJson,
  }))

  expect(highlightMerged(codes, (place) => ({ 'data-example': `${place}` }))).toBe(
    [
      '<span data-example="0">send \'{\n  "a": <u>1</u>\n}\'</span>',
      '<span data-example="1">send <b>\'{\n  "a": 1\n}\'</b></span>',
    ].join(''),
  )
})
