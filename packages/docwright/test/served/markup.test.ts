import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { hrefsIn } from '../../e2e/hrefs.ts'
import { sites, whole } from '../../e2e/sites.ts'
import { voidTags } from '../../src/guides/html.ts'
import { getHtmlFile } from '../../src/wire.ts'

/** Elements that have no end tag. */
const empty = new Set([...voidTags, 'link', 'meta'])
const folders = new Set(
  [...Object.values(sites), ...whole.map(([, site]) => site)].map(({ folder }) => folder),
)
const pages = [...folders].flatMap((folder) =>
  [...hrefsIn(folder), '/404'].map((href) => path.join(folder, getHtmlFile(href))),
)

/** Elements whose end a browser would move, and the names of all elements in pictures. */
const torn: string[] = []
const inPictures = new Set<string>()
for (const file of pages) {
  const html = readFileSync(file, 'utf8')
  visit(fromHtml(html, { verbose: true }), 'element', (element: Element) => {
    const { opening, closing } = element.data?.position ?? {}
    const isWhole = closing || empty.has(element.tagName) || !opening
    if (!isWhole) {
      torn.push(`${file}: ${html.slice(opening.start.offset, opening.start.offset! + 100)}`)
    }
    if (element.tagName === 'svg') visit(element, 'element', ({ tagName }) => void inPictures.add(tagName))
  })
}

test('a browser ends each element of each page where it was written to end, every picture among them', () => {
  expect(pages.length).toBeGreaterThan(50)
  expect(torn).toEqual([])
})

test('no picture of a page holds an element of HTML', () => {
  const drawn = 'a circle g line path rect svg text title tspan'.split(' ')

  expect(inPictures).toContain('path')
  expect([...inPictures].filter((name) => !drawn.includes(name))).toEqual([])
})
