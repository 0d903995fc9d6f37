import { expect, test } from 'vitest'
import { relinkText } from './relink-text.ts'

const moved: Readonly<Record<string, string>> = { '/prices': 'https://library.example/prices?a=1&b=(2)' }

function findHref(href: string): string | undefined {
  return href.startsWith('https:') ? href : moved[href]
}

test.each([
  [
    'Lends [**books**](/books), for a [price](/prices "List").',
    'Lends **books**, for a [price](https://library.example/prices?a=1&b=%282%29 "List").',
  ],
  [
    '<p>See <a class="x" href="/books">books</a> and <a href=\'/prices\'>prices</a>.</p>',
    '<p>See books and <a href="https://library.example/prices?a=1&amp;b=(2)">prices</a>.</p>',
  ],
  [
    'See <a href="/books">*all* books</a>, <a name="here">here</a>.',
    'See *all* books, <a name="here">here</a>.',
  ],
  [
    'See [books][b], [prices][].\n\n[b]: /books\n[prices]: /prices',
    'See books, [prices][].\n\n\n[prices]: https://library.example/prices?a=1&b=%282%29',
  ],
  ['![Shelf](/shelf.png) of [![a](/b.png)](/books)', 'Shelf of a'],
  [
    '[Free](https://library.example/), <https://library.example/x>',
    '[Free](https://library.example/), <https://library.example/x>',
  ],
  ['![Shelf][s]\n\n[s]: /shelf.png', 'Shelf\n\n'],
  [
    '`[books](/books)` and\n\n    <a href="/books">books</a>',
    '`[books](/books)` and\n\n    <a href="/books">books</a>',
  ],
  // Everything but the address stays as it was written.
  [
    '[a][x\\]y]\n\n[x\\]y]: /prices "All\n(2)"',
    '[a][x\\]y]\n\n[x\\]y]: https://library.example/prices?a=1&b=%282%29 "All\n(2)"',
  ],
  [
    '![a\\]b *c*](/prices \'Of "2"\')',
    '![a\\]b *c*](https://library.example/prices?a=1&b=%282%29 \'Of "2"\')',
  ],
  ['[/prices](</prices> (List))', '[/prices](<https://library.example/prices?a=1&b=%282%29> (List))'],
  ['[a](/pri&#99;es "List")', '[a](https://library.example/prices?a=1&b=%282%29 "List")'],
  ['[](/books)[](/prices)', '[](https://library.example/prices?a=1&b=%282%29)'],
])('%j with other addresses is %j', (text, expected) => {
  expect(relinkText(text, findHref)).toBe(expected)
})

test('the links of a text that is too crowded to be drawn as it is meant stay as they are written', () => {
  const text = `See [books](/books). ${'*a_b'.repeat(2000)}`

  expect(relinkText(text, findHref)).toBe(text)
})
