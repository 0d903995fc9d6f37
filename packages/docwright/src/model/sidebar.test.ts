import { expect, test } from 'vitest'
import { smallApi } from '../../test/openapi/small-api.ts'
import { listTagContents } from './api-contents.ts'
import { addAddresses } from './published-api.ts'
import type { SidebarItem } from './sidebar.ts'
import { countLinks, createApiSidebar, findFirstLink, listSidebarLinks } from './sidebar.ts'

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
  expect(listSidebarLinks(items).map(({ href }) => href)).toEqual(['/docs/a/', '/docs/a/b/', '/docs/a/b/c'])
})

test('the first link is a category’s own page, or the first within', () => {
  const inside: SidebarItem = { kind: 'category', label: 'None', href: undefined, items: items.slice(1) }

  expect([items, items.slice(1), [inside], []].map((each) => findFirstLink(each)?.href)).toEqual([
    '/docs/a/',
    '/docs/a/b/',
    '/docs/a/b/',
    undefined,
  ])
})

test('links are counted at every depth', () => {
  expect(countLinks(items)).toBe(3)
})

test.each([
  [50, ['Get books (/books)'], ['operations']],
  [51, ['Books', 'Loans'], ['operations', 'operations-books', 'operations-loans']],
])('a tag of more than a hundred operations is grouped by path: of %i times two', async (count, first, ids) => {
  const paths = ['books', 'loans'].flatMap((name) =>
    Array.from({ length: count }, (_, index) => {
      const path = index === 0 ? `/${name}` : `/${name}/part-${index}`
      return `  ${path}: { get: { tags: [Library], summary: Get books, responses: { '200': { description: Done. } } } }`
    }),
  )
  const api = await smallApi({ paths: paths.join('\n') })

  const around = { name: undefined, docsRoot: '/docs/', isCurrent: true, label: 'API' }
  const [, library] = createApiSidebar(addAddresses(api, around)).items
  const inside = library?.kind === 'category' ? library.items : []
  expect(inside.slice(0, first.length).map(({ label }) => label)).toEqual(first)
  expect(listSidebarLinks(inside)).toHaveLength(2 * count)
  expect(listTagContents(api.tags[0]!, api.operations).map(({ id }) => id)).toEqual(ids)
})
