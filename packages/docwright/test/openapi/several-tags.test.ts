import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { SidebarItem } from '../../src/model/sidebar.ts'
import type { ShownApi } from './shown-api.tsx'
import { shownApi } from './shown-api.tsx'

/** The sidebar as text: two spaces a level. */
function getSidebar({ site }: ShownApi): string {
  const lines = (items: readonly SidebarItem[], depth: number): string[] =>
    items.flatMap((item) => [
      `${'  '.repeat(depth)}${item.label}`,
      ...(item.kind === 'category' ? lines(item.items, depth + 1) : []),
    ])
  return lines(site.versions[0]!.sidebars[0]!.items, 0).join('\n')
}

test('an operation is in the sidebar and on the page of each of its tags, at one address', async () => {
  const text = readFileSync(new URL('../../fixtures/field/tags.yaml', import.meta.url), 'utf8')
  const api = await shownApi(text)
  const sidebar = getSidebar(api)

  expect(sidebar).toContain('茶\n  O7\nشاي\n  O7')
  expect(sidebar).toContain('C#\n  O10\n<b>bold</b>\n  O10')
  expect(sidebar).toContain('Drinks\n  Tea shop\n    O5\n  tea-shop\n    O6\n  🍵\n    O4\nRest')
  expect(sidebar).not.toContain('empty')
  const tagPages = [...api.site.pages.values()].filter(({ kind }) => kind === 'tag')
  const empty = tagPages.filter(({ href }) =>
    api.page(href.slice(href.lastIndexOf('/') + 1)).includes('There are no operations here.'),
  )
  expect(empty.map(({ title }) => title)).toEqual(['Drinks', 'Rest', 'empty'])
  expect([...api.site.pages.keys()].filter((href) => href.endsWith('/get-7'))).toHaveLength(1)
})

test.each([
  ['a tag that is named twice', 'tags: [a, a]', 'a\n  X'],
  ["a tag that isn't declared", 'tags: [a, b]', 'a\n  X\nb\n  X'],
])('the sidebar of %s', async (_, tags, wanted) => {
  const api = await shownApi(`openapi: 3.1.0
info: { title: Test, version: '1' }
tags: [{ name: a }, { name: none, description: Nothing yet }]
paths:
  /x: { get: { ${tags}, summary: X, responses: { '200': { description: Fine } } } }
`)

  expect(getSidebar(api)).toBe(`Introduction\n${wanted}`)
  expect(api.page('none')).toContain('Nothing yet')
})

test('the next page of an operation in two tags is the one after its first place', async () => {
  const api = await shownApi(`openapi: 3.1.0
info: { title: Test, version: '1' }
paths:
  /x: { get: { tags: [a, b], summary: X, responses: { '200': { description: Fine } } } }
  /y: { get: { tags: [a], summary: Y, responses: { '200': { description: Fine } } } }
`)
  const page = [...api.site.pages.values()].find(({ title }) => title === 'X')

  expect(page).toMatchObject({ previous: { label: 'a' }, next: { label: 'Y' } })
})
