import { expect, test } from 'vitest'
import { fence, item, prose, withAddresses } from './text.ts'

const site = { url: 'https://docs.example', href: '/docs/start' }

test('links from the root and to the page itself become whole addresses, others stay', () => {
  const text =
    'See [a](/docs/a), [here](#b), ![c](/media/c.png), [d](https://d.example) and [e](//e.example).'

  expect(withAddresses(prose(text), site)).toBe(
    'See [a](https://docs.example/docs/a), [here](https://docs.example/docs/start#b), ![c](https://docs.example/media/c.png), [d](https://d.example) and [e](//e.example).',
  )
})

test('links in a block of code stay as they are written, however it is fenced', () => {
  const text = '````md\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](/c)'

  expect(withAddresses(prose(text), site)).toBe(
    '````md\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](https://docs.example/c)',
  )
})

test('the headings of a description go below those of the page, and deeper ones become strong lines', () => {
  expect(prose('# Errors\n\n## Codes\n\n```\n# no heading\n```\n\n#### Rare', 2)).toBe(
    '## Errors\n\n### Codes\n\n```\n# no heading\n```\n\n**Rare**',
  )
  expect(prose('# In a field')).toBe('**In a field**')
})

test('a heading of any form is one line with its words as they are written', () => {
  expect(prose('The _quick_\nway\n===\n\nSub ##\n---\n\n> ### C# ###\n\n<h2>Html</h2>', 2)).toBe(
    '## The _quick_ way\n\n### Sub ##\n\n> **C#**\n\n<h2>Html</h2>',
  )
})

test('addresses are made whole where Markdown has a link, and nowhere else', () => {
  const text = '`[a](/a)` [b [c]](/b "/b") [![d](/d)](/e) [f][g] <a href="/h">h</a>\n\n[g]: /g'

  expect(withAddresses(prose(text), site)).toBe(
    '`[a](/a)` [b [c]](https://docs.example/b "/b") [![d](https://docs.example/d)](https://docs.example/e) [f][g] <a href="https://docs.example/h">h</a>\n\n[g]: https://docs.example/g',
  )
})

test('a fence has more backticks than it holds', () => {
  expect(fence('```js\n```', 'md')).toBe('````md\n```js\n```\n````')
})

test('what belongs to an item stands below it, indented, blank lines left blank', () => {
  expect(item('one\n\nmore', [item('two', [item('three')])])).toBe('- one\n\n  more\n  - two\n    - three')
})
