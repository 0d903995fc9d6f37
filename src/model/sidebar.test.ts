import { expect, test } from 'vitest'
import type { SidebarItem } from './sidebar.ts'
import { countLinks, firstLink, linksOf } from './sidebar.ts'

const items: readonly SidebarItem[] = [
  { kind: 'link', href: '/docs/a/', label: 'A' },
  {
    kind: 'category',
    label: 'B',
    href: '/docs/a/b/',
    items: [{ kind: 'link', href: '/docs/a/b/c', label: 'C' }],
  },
]

test('a category’s own page comes before what is in it', () => {
  expect(linksOf(items).map(({ href }) => href)).toEqual(['/docs/a/', '/docs/a/b/', '/docs/a/b/c'])
})

test('the first link is a category’s own page, or the first within', () => {
  const inside: SidebarItem = { kind: 'category', label: 'None', href: undefined, items: items.slice(1) }

  expect([items, items.slice(1), [inside], []].map((each) => firstLink(each)?.href)).toEqual([
    '/docs/a/',
    '/docs/a/b/',
    '/docs/a/b/',
    undefined,
  ])
})

test('links are counted at every depth', () => {
  expect(countLinks(items)).toBe(3)
})
