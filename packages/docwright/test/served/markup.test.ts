import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites, whole } from '../../e2e/sites.ts'
import { emptyTags } from '../../src/guides/html.ts'
import { htmlFile } from '../../src/wire.ts'

/** Elements that have no end tag. */
const empty = new Set([...emptyTags, 'link', 'meta'])
const folders = new Set(
  [...Object.values(sites), ...whole.map(([, site]) => site)].map(({ folder }) => folder),
)
const pages = [...folders].flatMap((folder) =>
  [...hrefsIn(folder), '/404'].map((href) => path.join(folder, htmlFile(href))),
)

test('a browser ends each element of each page where it was written to end, every picture among them', () => {
  const torn = pages.flatMap((file) => {
    const html = readFileSync(file, 'utf8')
    return elementsOf(html).flatMap(({ tagName, data }) => {
      const { opening, closing } = data?.position ?? {}
      const isWhole = closing || empty.has(tagName) || !opening
      return isWhole ? [] : [`${file}: ${html.slice(opening.start.offset, opening.start.offset! + 100)}`]
    })
  })

  expect(pages.length).toBeGreaterThan(50)
  expect(torn).toEqual([])
})

test('no picture of a page holds an element of HTML', () => {
  const drawn = 'a circle g line path rect svg text title tspan'.split(' ')
  const names = new Set<string>()
  for (const file of pages) {
    for (const svg of elementsOf(readFileSync(file, 'utf8')).filter(({ tagName }) => tagName === 'svg')) {
      visit(svg, 'element', ({ tagName }) => void names.add(tagName))
    }
  }

  expect(names).toContain('path')
  expect([...names].filter((name) => !drawn.includes(name))).toEqual([])
})

function elementsOf(html: string): readonly Element[] {
  const found: Element[] = []
  visit(fromHtml(html, { verbose: true }), 'element', (element) => void found.push(element))
  return found
}
