import { expect, test } from 'vitest'
import { code, fence, item, prose, withAddresses } from './text.ts'

const site = { url: 'https://docs.example', href: '/docs/start' }

test('links from the root and to the page itself become whole addresses, others stay', () => {
  const text =
    'See [a](/docs/a), [here](#b), ![c](/media/c.png), [d](https://d.example) and [e](//e.example).'

  expect(withAddresses(text, site)).toBe(
    'See [a](https://docs.example/docs/a), [here](https://docs.example/docs/start#b), ![c](https://docs.example/media/c.png), [d](https://d.example) and [e](//e.example).',
  )
})

test('links in a block of code stay as they are written, however it is fenced', () => {
  const text = '````md\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](/c)'

  expect(withAddresses(text, site)).toBe(
    '````md\n```\n[a](/a)\n```\n[b](/b)\n````\n[c](https://docs.example/c)',
  )
})

test('the headings of a description go below those of the page, and deeper ones become strong lines', () => {
  expect(prose('# Errors\n\n## Codes\n\n```\n# no heading\n```\n\n#### Rare', 2)).toBe(
    '## Errors\n\n### Codes\n\n```\n# no heading\n```\n\n**Rare**',
  )
  expect(prose('# In a field')).toBe('**In a field**')
})

test('code and fences are marked by more backticks than they hold', () => {
  expect(code('a`b')).toBe('`` a`b ``')
  expect(fence('```js\n```', 'md')).toBe('````md\n```js\n```\n````')
})

test('what belongs to an item stands below it, indented, blank lines left blank', () => {
  expect(item('one\n\nmore', [item('two', [item('three')])])).toBe('- one\n\n  more\n  - two\n    - three')
})
