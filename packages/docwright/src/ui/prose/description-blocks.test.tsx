import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown.tsx'

const html = (text: string) =>
  renderToStaticMarkup(<Markdown text={text} />)
    .replace(/^<div class="prose">(.*)<\/div>$/s, '$1')
    .replaceAll('\n', '')
    .replaceAll('&lt;', '‹')
    .replaceAll('&gt;', '›')

test.each([
  ['List<object> and Map<string, List<object>> end', '<p>List‹object› and Map‹string, List‹object›› end</p>'],
  ['Use <title> or <code> end', '<p>Use ‹title› or ‹code› end</p>'],
  ['A <template> and **more** end', '<p>A ‹template› and <strong>more</strong> end</p>'],
  ['<form> first', '<p>‹form› first</p>'],
  ['<b>bold</b> and <b>open', '<p><b>bold</b> and ‹b›open</p>'],
  ['Wrap it in <li> tags', '<p>Wrap it in ‹li› tags</p>'],
  ['A <td> with <p> inside, then <tr>.', '<p>A ‹td› with ‹p› inside, then ‹tr›.</p>'],
  ['The <option> or <dt> end', '<p>The ‹option› or ‹dt› end</p>'],
  ['<li> first', '<p>‹li› first</p>'],
  ['A <ul> of <li> end', '<p>A ‹ul› of ‹li› end</p>'],
  ['One.<p>Two.', '<p>One.</p><p>Two.</p>'],
  ['<p>One', '<p>One</p>'],
  ['A list:<ul><li>one<li>two</ul>', '<p>A list:</p><ul><li>one</li><li>two</li></ul><p></p>'],
  ['one<br>two <em>three</em>', '<p>one<br/>two <em>three</em></p>'],
  ['A <Foo bar="1"/> end', '<p>A ‹Foo bar=&quot;1&quot;/› end</p>'],
  ['An <uuid:4> end', '<p>An ‹uuid:4› end</p>'],
])('what is never closed is text, and real elements stay: %s', (text, wanted) => {
  expect(html(text)).toBe(wanted)
})

test.each([
  ['> [!WARNING]\n> Careful with *x*', 'warning', '<p>Careful with <em>x</em></p>'],
  ['> [!note] In one line', 'note', '<p>In one line</p>'],
  ['> [!TIP]\n>\n> Below', 'tip', '<p>Below</p>'],
])('a quote that begins with the marker of an alert is one: %s', (text, kind, inside) => {
  expect(html(text)).toContain(`role="note" data-kind="${kind}"`)
  expect(html(text)).toContain(inside)
  expect(html(text)).not.toContain('[!')
})

test('a quote that begins with another marker stays a quote', () => {
  expect(html('> [!OTHER]\n> text')).toContain('<blockquote>')
})

test('a text from right to left has a direction of its own, and another has none', () => {
  expect(html('مرحبا **بك**')).toContain('<p dir="auto">مرحبا <strong>بك</strong></p>')
  expect(html('- שלום\n- b')).toContain('<li dir="auto">שלום</li>')
  expect(html('hello **you**')).not.toContain('dir=')
})

test.each([
  ['<table><tr><th colspan="2">Rate</th></tr></table>', '<th colSpan="2">Rate</th>'],
  ['<table><tr><th rowspan="3" scope="row">Rate</th></tr></table>', '<th rowSpan="3" scope="row">Rate</th>'],
  ['| سعر |\n| - |\n| 1 |', '<th dir="auto">سعر</th>'],
  ['## سعر', '<p dir="auto"><strong>سعر</strong></p>'],
])('a heading and a header cell keep their spans and their direction: %s', (text, wanted) => {
  expect(html(text)).toContain(wanted)
})

test('a heading of the page’s contents keeps its direction', () => {
  const markdown = <Markdown text="## سعر" headings={[{ id: 'rate', text: 'سعر', depth: 2 }]} />

  expect(renderToStaticMarkup(markdown)).toContain('<h2 id="rate" dir="auto">سعر</h2>')
})
