import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { visit } from 'unist-util-visit'

/** A heading of a text. Levels are relative to the highest level in the text, which is 0. */
interface HeadingElement {
  readonly element: Element
  readonly level: number
  readonly title: string
}

/** Headings below these levels are rendered as bold text, because the page's contents don't list them. */
export const shownHeadingLevels = 2

/** Returns the headings of a text in order. Leaves out empty headings, and the generated heading of the footnotes. */
export function listHeadings(tree: Root): readonly HeadingElement[] {
  const found: { element: Element; depth: number; title: string }[] = []
  visit(tree, 'element', (element: Element) => {
    const [, depth] = /^h([1-6])$/.exec(element.tagName) ?? []
    const title = textOf(element).replace(/\s+/g, ' ').trim()
    if (depth && title && element.position) found.push({ element, depth: Number(depth), title })
  })
  const top = Math.min(...found.map(({ depth }) => depth))
  return found.map(({ element, depth, title }) => ({ element, level: depth - top, title }))
}
