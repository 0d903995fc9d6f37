import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { parseAndRelink } from './parse-markdown.ts'

const prices = 'https://library.example/prices?a=1&b=(2)'

function findHref(href: string): string | undefined {
  return href.startsWith('https:') ? href : { '/prices': prices, '/shelf.png': '/docs/shelf.png' }[href]
}

test.each([
  ['Lends [**books**](/books), for a [price](/prices).', 'Lends books, for a price.', [prices]],
  [
    'See <a href="/books">*all* books</a> and <a href=\'/prices\'>prices</a>.',
    'See *all* books and prices.',
    [prices],
  ],
  ['See [books][b], [prices][].\n\n[b]: /books\n[prices]: /prices', 'See books, prices.', [prices]],
  ['![](/b.png), <img src="/b.png" alt="b">, [![c](/b.png)](/books)', 'Picture, b, c', []],
  ['![Shelf](/shelf.png)', '', ['/docs/shelf.png']],
  [
    '[Free](https://library.example/), `[books](/books)`',
    'Free, [books](/books)',
    ['https://library.example/'],
  ],
])('%j has resolved links, and the words of others', (text, words, expected) => {
  const tree = parseAndRelink(text, findHref)
  const addresses: unknown[] = []
  visit(tree, 'element', ({ properties: { href, src } }: Element) => {
    if (href !== undefined || src !== undefined) addresses.push(href ?? src)
  })

  expect(textOf(tree).replaceAll('*', '').trim()).toBe(words.replaceAll('*', ''))
  expect(addresses).toEqual(expected)
})

test('a footnote and its mark still lead to each other', () => {
  const tree = JSON.stringify(parseAndRelink('One[^1] [price](/prices).\n\n[^1]: Two.', () => undefined))
  const ids = [...tree.matchAll(/"href":"#([^"]+)"/g)].map(([, id]) => id)

  expect(ids).toHaveLength(2)
  for (const id of ids) expect(tree).toContain(`"id":"${id}"`)
})

test('a text that is too crowded to be drawn as it is meant keeps its words', () => {
  const text = `See [books](/books). ${'*a_b'.repeat(2000)}`

  expect(textOf(parseAndRelink(text, findHref)) === text).toBe(true)
})
