import { fromHtml } from 'hast-util-from-html'
import { expect, test } from 'vitest'
import { slimHtml } from './slim-html.ts'

const page = `<main><p>One</p><p class="a">Two &quot;of&quot; &lt;three&gt; isn&#x27;t &amp;quot;</p> <p>Three</p>
<ul><li>One<ol><li>Inner</li></ol></li><li data-field="" title="a &quot;b&quot;">Two <input type="checkbox" checked=""/></li></ul>
<p>Before <b>text</b></p>text<label><p>Inside</p></label><dl><div><dt>Name</dt><dd><p>Value</p></dd></div></dl>
<dl><dt>Name</dt><dd>Value</dd><dd>Other</dd></dl><p>Before a table</p><table><thead><tr><th>Head</th><th>Other</th></tr></thead><tbody><tr><td>One</td><td>Two</td></tr><tr><td></td></tr></tbody></table>
<pre><code>{ &quot;a&quot;: &quot;</li><li>&quot; }</code></pre><svg><path d="M0 0"/><path d=""/></svg><section><details><p>Last</p></details></section><a href="#"><p>In a link</p></a></main>
<script>'</p><p>'</script><style>p:before{content:"</p><p>"}</style>`

test('what is left out of HTML is what a parser puts back', () => {
  const tree = (html: string) => fromHtml(html, { fragment: true, verbose: false })
  const plain = (html: string) =>
    JSON.stringify(tree(html), (key, value) => (key === 'position' ? undefined : value))

  expect(plain(slimHtml(page))).toBe(plain(page))
})

test('end tags, empty values and escapes go where nothing needs them', () => {
  expect(
    slimHtml(
      '<ul><li data-field="">a &quot;b&quot;</li><li><p>c</p></li></ul><p>d</p><span title="&quot;">e</span>',
    ),
  ).toBe('<ul><li data-field>a "b"<li><p>c</ul><p>d</p><span title="&quot;">e</span>')
  expect(slimHtml(`<pre><p>&quot;</p><p class=""></p></pre>`)).toBe(
    '<pre><p>&quot;</p><p class=""></p></pre>',
  )
})
