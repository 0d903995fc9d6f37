import { expect, test } from 'vitest'
import { branchTo, linksOf, type SidebarItem } from './sidebar.ts'

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

test('the way to a page is the categories that hold it', () => {
  const labels = (href: string) => branchTo(href, items)?.map(({ label }) => label)

  expect([labels('/docs/a/'), labels('/docs/a/b/c'), labels('/docs/elsewhere')]).toEqual([
    [],
    ['B'],
    undefined,
  ])
})
