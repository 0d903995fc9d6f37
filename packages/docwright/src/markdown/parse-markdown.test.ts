import type { Element } from 'hast'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { parseMarkdown } from './parse-markdown.ts'
import { getPlainText } from './split-by-headings.ts'

function listElements(text: string): readonly Element[] {
  const found: Element[] = []
  visit(parseMarkdown(text).htmlTree, 'element', (element: Element) => void found.push(element))
  return found
}

test.each([
  ['footnotes', 'One[^1] and two[^b].\n\n[^1]: First.\n[^b]: Second.\n'],
  ['HTML', '<a href="#here">There</a>\n\n<p id="here">Here</p>\n'],
])('links of %s lead to IDs of the same text', (_, text) => {
  const elements = listElements(text)
  const ids = elements.map(({ properties }) => `#${properties.id}`)
  const hrefs = elements.flatMap(({ properties }) => (properties.href ? [properties.href] : []))

  expect(hrefs.length).toBeGreaterThan(0)
  expect(hrefs.filter((href) => !ids.includes(String(href)))).toEqual([])
})

test('a link that may lead nowhere is its words', () => {
  const elements = listElements('[A ship](entity:Ship), <a href="javascript:x">a port</a>, [here](/docs)')

  expect(elements.map(({ tagName }) => tagName)).toEqual(['p', 'span', 'span', 'a'])
})

test('a picture at a path without a root is its words, and no link to nowhere', () => {
  const elements = listElements('<img src="x" alt="A map"> ![A plan](y.png)')

  expect(elements.map(({ tagName }) => tagName)).toEqual(['p', 'span', 'span'])
})

test('texts of one page have footnotes of their own, to which alone their links lead', () => {
  const anchors = ['One[^1].\n\n[^1]: First.\n', 'Two[^1].\n\n[^1]: Second.\n'].map((text) =>
    listElements(text).map(({ properties }) => properties),
  )
  const ids = anchors.map((properties) => properties.flatMap(({ id }) => (id ? [id] : [])))

  expect(ids.flat().length).toBe(6)
  expect(new Set(ids.flat()).size).toBe(6)
  for (const [index, properties] of anchors.entries()) {
    const named = properties.flatMap(({ href, ariaDescribedBy }) => [
      ...(href ? [String(href).slice(1)] : []),
      ...[ariaDescribedBy ?? []].flat(),
    ])
    expect(named.length).toBe(3)
    expect(ids[index]).toEqual(expect.arrayContaining(named))
  }
})

test('a paragraph with thousands of signs of emphasis is drawn as it is written', () => {
  const text = '*a'.repeat(3000)

  expect(listElements(text)).toMatchObject([{ tagName: 'p', children: [{ type: 'text', value: text }] }])
})

test.each([
  ['Named <pod>-<index>, as <pod name>.', 'Named <pod>-<index>, as <pod name>.'],
  ['<KEY>\n\nis the key.', '<KEY> is the key.'],
  ['> <KEY>', '<KEY>'],
  [
    '<b>Bold</b>, <center>, <Note>closed</Note>, <Note kind="a">, <Note/>',
    'Bold, <center>, closed, <Note kind="a">, <Note/>',
  ],
  ['<script>run()</script> and <title>', 'and'],
])('what only looks like HTML stays, as the name that it stands for does: %s', (text, words) => {
  expect(getPlainText(parseMarkdown(text).htmlTree).trim()).toBe(words)
})
