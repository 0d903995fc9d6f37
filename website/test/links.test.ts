import { expect, test } from 'vitest'
import { guides } from './guides.ts'

interface Page {
  readonly href: string
  readonly source: string
  readonly headings: readonly { readonly id: string; readonly text: string }[]
}

test('a link whose text is a heading of its target page leads to that heading', () => {
  expect(guides.length).toBeGreaterThan(14)
  expect(listMisleadingLinks(guides)).toEqual([])
})

test('the check finds a link whose text is another heading', () => {
  const rules = { href: '/rules', source: '', headings: [heading('anatomy'), heading('examples')] }
  const tools = {
    href: '/tools',
    source: 'See [Anatomy](/rules#examples), [it](/rules#examples).',
    headings: [],
  }

  expect(listMisleadingLinks([rules, tools])).toEqual(['/tools: [Anatomy](/rules#examples)'])
})

function listMisleadingLinks(pages: readonly Page[]): string[] {
  const byHref = new Map(pages.map((page) => [page.href, page]))
  return pages.flatMap(({ href, source }) =>
    [...source.matchAll(/\[([^\]]+)\]\(([^)#\s]*)#([^)\s]+)\)/g)].flatMap(([link, text, target, id]) => {
      const named = byHref.get(target || href)?.headings.filter((each) => sameWords(each.text, text!)) ?? []
      return named.length > 0 && !named.some((each) => each.id === id) ? [`${href}: ${link}`] : []
    }),
  )
}

function sameWords(one: string, other: string): boolean {
  return one.toLowerCase() === other.replaceAll('`', '').toLowerCase()
}

function heading(id: string) {
  return { id, text: id }
}
