import { expect, test } from 'vitest'
import { createSurroundingsLookup } from './surroundings.ts'

const around = createSurroundingsLookup({
  id: 'a',
  label: 'Section',
  items: [
    { kind: 'link', href: '/docs/a/', label: 'A' },
    {
      kind: 'category',
      label: 'B',
      href: '/docs/a/b/',
      items: [{ kind: 'link', href: '/docs/a/b/c', label: 'C' }],
    },
    {
      kind: 'category',
      label: 'D',
      href: undefined,
      items: [{ kind: 'link', href: '/docs/a/b/c', label: 'C again' }],
    },
  ],
})

test('the way to a page is the section and the categories that hold it, the first place of two', () => {
  const ways = ['/docs/a/', '/docs/a/b/', '/docs/a/b/c', '/docs/elsewhere'].map((href) => {
    const { branch, breadcrumbs } = around(href)
    return [branch.map(({ label }) => label), breadcrumbs.map(({ label }) => label)]
  })

  expect(ways).toEqual([
    [[], []],
    [['B'], ['Section']],
    [['B'], ['Section', 'B']],
    [[], ['Section']],
  ])
})

test('the neighbors of a page are those before and after it, in categories too', () => {
  const neighbors = (href: string) => [around(href).previous?.href, around(href).next?.href]

  expect(['/docs/a/', '/docs/a/b/', '/docs/elsewhere'].map(neighbors)).toEqual([
    [undefined, '/docs/a/b/'],
    ['/docs/a/', '/docs/a/b/c'],
    [undefined, undefined],
  ])
})
