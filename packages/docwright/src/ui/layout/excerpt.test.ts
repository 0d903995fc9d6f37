import { expect, test } from 'vitest'
import type { SidebarItem } from '../../model/sidebar.ts'
import { createExcerpt } from './excerpt.ts'

const list = (length: number): SidebarItem[] =>
  Array.from({ length }, (_, index) => ({ kind: 'link', href: `/${index}`, label: `Page ${index}` }))

const shown = (length: number, index: number) => {
  const items = createExcerpt(list(length), index)
  const more = items.flatMap((item) => (item.kind === 'more' ? [[item.label, item.href]] : []))
  const pages = items.flatMap((item) => (item.kind === 'link' ? [item.label] : []))
  return { first: pages.slice(0, 2), last: pages.at(-1), count: pages.length, more }
}

test('a short list is shown whole', () => {
  expect(createExcerpt(list(32), 30)).toEqual(list(32))
})

test('of a long list the first item and the neighbors of the page are shown', () => {
  expect(shown(100, 50)).toEqual({
    first: ['Page 0', 'Page 35'],
    last: 'Page 65',
    count: 32,
    more: [
      ['↑ 34 more', '/19'],
      ['↓ 34 more', '/81'],
    ],
  })
})

test('at either end of a long list as many are shown', () => {
  expect([shown(100, 3), shown(100, 99), shown(100, -1)].map(({ count, more }) => [count, more])).toEqual([
    [32, [['↓ 68 more', '/47']]],
    [32, [['↑ 68 more', '/53']]],
    [32, [['↓ 68 more', '/47']]],
  ])
})

test('from link to link each item comes once, next to those before it', () => {
  const seen = new Set<string>()
  for (let index = -1; ; ) {
    const items = createExcerpt(list(237), index)
    const down = items.find((item) => item.kind === 'more' && item.direction === 'down')
    const fresh = items.flatMap((item) => (item.kind === 'link' && !seen.has(item.label) ? [item.label] : []))
    expect(fresh[0]).toBe(`Page ${seen.size}`)
    for (const label of fresh) seen.add(label)
    if (!down) break
    index = Number(down.href!.slice(1))
  }

  expect(seen.size).toBe(237)
})
