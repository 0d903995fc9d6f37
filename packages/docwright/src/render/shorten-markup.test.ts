import { expect, test } from 'vitest'
import { shortenMarkup } from './shorten-markup.ts'

test.each([
  ['<li data-field="" id="a"><br data-none=""/>', '<li data-field id="a"><br data-none/>'],
  ['<p title="a &quot;b&quot;">it&#x27;s &quot;c&quot;</p>', `<p title="a &quot;b&quot;">it's "c"</p>`],
  ['<code>&lt;a b=&quot;&quot; c&gt;</code>', '<code>&lt;a b="" c&gt;</code>'],
  ['<code>a b="" c</code>', '<code>a b="" c</code>'],
  ['<b title="a > &quot;c&quot;">d</b>', '<b title="a > &quot;c&quot;">d</b>'],
  ['<a title="b=&quot;&quot; c" href="">d</a>', '<a title="b=&quot;&quot; c" href="">d</a>'],
])('%s becomes %s', (html, short) => {
  expect(shortenMarkup(html)).toBe(short)
})
