import type { Element } from 'hast'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { parseMarkdown } from '../../markdown/parse-markdown.ts'
import { splitPlainParagraphs } from '../../markdown/plain.ts'
import { Markdown } from './Markdown.tsx'
import { Inline, Prose } from './Prose.tsx'

test.for([
  ['elements', '<b>'.repeat(5000)],
  ['quotes', '>'.repeat(5000)],
  ['lists', '- '.repeat(5000)],
  ['emphasis', `${'*a '.repeat(300)}b${' c*'.repeat(300)}`],
] as const)('hundreds and thousands of %s inside each other are drawn as they are written', ([, start]) => {
  const text = `${start}x`
  const html = renderToStaticMarkup(<Markdown text={text} />)

  // Not `toBe` on the text, because the output of a failure would be too long.
  expect(
    html === `<div class="prose"><p>${text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p></div>`,
  ).toBe(true)
})

test('a few levels are drawn as they are meant', () => {
  const html = renderToStaticMarkup(
    <Markdown text={`${'> '.repeat(30)}${'<b>'.repeat(30)}x${'</b>'.repeat(30)}`} />,
  )

  expect(html.match(/<blockquote>/g)).toHaveLength(30)
  expect(html.match(/<b>/g)).toHaveLength(30)
})

test('a text that needs no parser is drawn as the parser would have it', () => {
  const pieces = 'a|b c|1|é|_|`|``|*|.|,|"|(|)| |  |\n|\n\n|-|#|&|;|:|!|www.x|A@b|\u00a0|ü_|\\'.split('|')
  let state = 7
  const next = (most: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % most
  }
  const texts = Array.from({ length: 5_000 }, () =>
    Array.from({ length: 1 + next(7) }, () => pieces[next(pieces.length)]).join(''),
  )
  const plain = texts.filter((text) => text.trim() !== '' && splitPlainParagraphs(text))
  const unlike = plain.filter((text) => {
    const parsed = renderToStaticMarkup(<Prose tree={parseMarkdown(text).htmlTree} />)
    return renderToStaticMarkup(<Markdown text={text} />) !== parsed.replaceAll('</p>\n<p>', '</p><p>')
  })

  expect(plain.length).toBeGreaterThan(750)
  expect(unlike).toEqual([])
})

test.for([
  [
    'a link that runs',
    '[a](javascript:alert) <a href="java&#9;script:alert">b</a>',
    '<p><span>a</span> <span>b</span></p>',
  ],
  [
    'other schemes',
    '[a](vbscript:a) [b](file:///a) [c](data:a) [d](blob:a)',
    '<p><span>a</span> <span>b</span> <span>c</span> <span>d</span></p>',
  ],
  [
    'a picture from elsewhere',
    '<img src="/\\b.example/a.png" alt="a">',
    '<a href="/\\b.example/a.png">a</a>',
  ],
  [
    'a set of pictures',
    '<picture><source srcset="https://b.example/a.png"><img src="/a.png"></picture>',
    '<p><picture><img src="/a.png"/></picture></p>',
  ],
  [
    'a picture in a link',
    '[![a](https://b.example/a.png)](/docs)',
    '<p><a href="/docs"><span>a</span></a></p>',
  ],
  ['a picture that is data', '![a](data:image/png;base64,x)', '<p><span>a</span></p>'],
])('%s becomes text', ([, text, drawn]) => {
  expect(renderToStaticMarkup(<Markdown text={text!} />)).toBe(`<div class="prose">${drawn}</div>`)
})

test('paragraphs that begin with a bold word and a colon are a list of facts, with their markup', () => {
  const text = 'Before.\n\n**Scope**: `a:write`\n\n**Time**: 10 s, *most* 1 s\n\nAfter.'

  expect(drawnOnOneLine(text)).toBe(
    '<div class="prose"><p>Before.</p><dl class="facts"><div><dt>Scope</dt><dd><code translate="no">a:write</code></dd></div>' +
      '<div><dt>Time</dt><dd>10 s, <em>most</em> 1 s</dd></div></dl><p>After.</p></div>',
  )
})

test('each run of facts is a list of its own, inside lists too', () => {
  const html = drawnOnOneLine('**A**: 1\n\n**B**: 2\n\nBetween.\n\n- **C**: 3\n\n  **D**: 4\n\n  Last.')

  expect(html.match(/<dl/g)).toHaveLength(2)
  expect(html).toContain('</dl><p>Between.</p><ul>')
})

test.for([
  ['one alone', '**A**: 1\n\nWords.'],
  ['bold words without a colon', '**A** 1\n\n**B** 2'],
  ['bold words in the middle', 'An **A**: 1\n\nA **B**: 2'],
  ['a bold word without a value', '**A**:\n\n**B**:'],
])("%s isn't a list of facts", ([, text]) => {
  expect(drawnOnOneLine(text!)).not.toContain('<dl')
})

test('a word with a hyphen stays on one line, but for code and pictures, which stay as they are', () => {
  const word = '<span class="unbroken">3-D</span>'

  expect(drawnOnOneLine('A **3-D** `3-D`, <kbd>3-D</kbd> or 3-D.')).toBe(
    `<div class="prose"><p>A <strong>${word}</strong> <code translate="no">3-D</code>, <kbd>3-D</kbd> or ${word}.</p></div>`,
  )
  const text = {
    type: 'element',
    tagName: 'text',
    properties: {},
    children: [{ type: 'text', value: '3-D' }],
  } as const
  const svg = { ...text, tagName: 'svg', children: [text] } as unknown as Element
  expect(renderToStaticMarkup(<Inline tree={svg} />)).toBe('<svg><text>3-D</text></svg>')
})

test.for([
  '`400`, `413`, `415`',
  'November 1, 2026',
  '**IP** [allowlist](/a)',
  '`Client-Request-Id`',
])('a short cell of a table stays on one line: %s', (text) => {
  expect(drawnOnOneLine(`| A | B |\n| - | - |\n| ${text} | Sentence |`)).toContain(
    '<tr><td class="unbroken">',
  )
})

test.for([
  ['with more than 20 characters', '| Twenty-one characters | B |'],
  ['of a single word, which has no place to break', '| `idempotency_key` | B |'],
  ['with something other than text', '| A![](/a.png) B | B |'],
  ['of too many columns', `|${' Seventeen letters |'.repeat(4)}`],
  ['next to long words', `| A b | ${'x'.repeat(62)} |`],
])('a cell %s may break', ([, row]) => {
  const columns = row!.split('|').length - 2
  expect(drawnOnOneLine(`|${' A |'.repeat(columns)}\n|${' - |'.repeat(columns)}\n${row}`)).not.toContain(
    'unbroken',
  )
})

function drawnOnOneLine(text: string): string {
  return renderToStaticMarkup(<Markdown text={text} />).replaceAll('\n', '')
}
