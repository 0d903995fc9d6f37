import { expect, test } from 'vitest'
import { getPlainWords } from '../markdown/analyze-text.ts'
import { readMarkup } from './markup.ts'
import { printMarkdown } from './print-markdown.ts'

const place = { url: 'https://a.example/site', href: '/docs/a' }
const printed = (html: string) => printMarkdown(readMarkup(html), place)

test.for([
  ['headings', '<h2 id="a">One <em>two</em></h2><a href="#a" data-permalink="true">#</a>', '## One *two*'],
  ['words', '<p>A  <strong> b </strong>c<br>d <del>e</del></p>', 'A **b** c\\\nd ~~e~~'],
  [
    'a break before the next line of the source',
    '<p>a<br>\nb<br> <em>c</em></p><ul><li>d<br>\n\ne</li></ul>',
    'a\\\nb\\\n*c*\n\n- d\\\n  e',
  ],
  ['code in words', '<p><code>a`b</code> <code>c</code></p>', '``a`b`` `c`'],
  ['names', '<h3 translate="no">card_<wbr>lost</h3><a href="#x" data-permalink="">#</a>', '### `card_lost`'],
  [
    'links',
    '<p><a href="/site/b">b</a> <a href="#c">c</a> <a href="//d.example/(e)">d</a></p>',
    '[b](https://a.example/site/b) [c](https://a.example/site/docs/a#c) [d](<//d.example/(e)>)',
  ],
  [
    'links that touch',
    '<p><a href="/b">b</a><a href="/c">c</a></p>',
    '[b](https://a.example/b) [c](https://a.example/c)',
  ],
  ['a link to where it is', '<ul><li id="a"><a href="#a">a</a> b</li></ul>', '- a b'],
  [
    'pictures',
    '<figure><img src="/b.png" alt="B"><figcaption>C</figcaption></figure>',
    '![B](https://a.example/b.png)\n\nC',
  ],
  [
    'a diagram',
    '<figure data-diagram=""><svg aria-label="A to B"><text>A</text></svg></figure>',
    '*Diagram: A to B*',
  ],
  ['lists', '<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', '- a\n  - b\n- c\n\n  d'],
  ['numbered lists', '<ol start="9"><li>a</li><li>b<ul><li>c</li></ul></li></ol>', '9. a\n10. b\n    - c'],
  [
    'lists that go on below words',
    '<ul><li>a<ol start="3"><li>b</li></ol></li><li>c<ol><li>d</li></ol></li></ul>',
    '- a\n\n  3. b\n- c\n  1. d',
  ],
  [
    'tasks',
    '<ul><li><span role="img" aria-label="Done" data-done="true"></span> a</li><li><span role="img" aria-label="To do"></span> b</li></ul>',
    '- [x] a\n- [ ] b',
  ],
  [
    'terms',
    '<dl><dt>A</dt><dd>b</dd><div><dt>C</dt><dd>d</dd><dd><p>e</p><p>f</p></dd></div></dl>',
    '- A: b\n- C:\n  - d\n  - e\n\n    f',
  ],
  ['a quote', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n>\n> b'],
  ['an alert', '<div role="note" data-kind="tip"><p>a</p></div>', '> [!TIP]\n> a'],
  [
    'a table',
    '<table><thead><tr><th align="right">A</th><th>B</th></tr></thead><tbody><tr><td>a|b</td><td><p>c</p><p>d</p></td></tr></tbody></table>',
    '| A | B |\n| --: | --- |\n| a\\|b | c d |',
  ],
  [
    'code',
    '<figure><figcaption>a.ts</figcaption><pre data-language="ts"><code><b>let</b> a\n\n```</code></pre><button aria-label="Copy"></button></figure>',
    '````ts title="a.ts"\nlet a\n\n```\n````',
  ],
  [
    'a difference',
    '<pre data-language="ts"><code><span class="line removed">a\n</span><span class="line marked added">b\n</span>c</code></pre>',
    '```diff\n- a\n+ b\n  c\n```',
  ],
  [
    'tabs',
    '<div role="radiogroup" data-tab-group=""><div data-tab="a"><label><input type="radio">A</label><div><p>b</p></div></div></div>',
    '**A**\n\nb',
  ],
  ['what opens', '<details><summary>A</summary><p>b</p></details>', '**A**\n\nb'],
  [
    'a row that opens',
    '<ul><li><details><summary>a</summary><div><p>b</p><dl><dt>C</dt><dd>d</dd></dl></div></details></li></ul>',
    '- a\n\n  b\n  - C: d',
  ],
  [
    'controls',
    '<p>a <label><input type="checkbox"> all</label></p><nav><a href="/b">b</a></nav><div popover="auto">d</div>',
    'a',
  ],
] as const)('%s are printed as a writer would type them', ([, html, markdown]) => {
  expect(printed(html)).toBe(markdown)
})

test.for([
  '*a* _b_ snake_case `c` ~~d~~ \\* a\\b',
  '[a](b) [c][d] e[0] ![f](g) [x]: y',
  '<b> a < b &amp; &lt; AT&T',
  '# a',
  '- a',
  '+ a',
  '12. a',
  '1) a',
  '> a',
  'a\n===',
  'a\n---',
  '3 * 4 * 5',
])('text is read again as it was: %s', (text) => {
  const html = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`

  expect(getPlainWords(printed(html)).replace(/\s+/g, ' ')).toBe(text.replace(/\s+/g, ' '))
})
