import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** How many characters a short cell has at most. A date, three statuses, and most names of things are shorter. */
const maxCellCharacters = 20

/** How many characters fit side by side in a row on a tablet. */
const maxRowCharacters = 64

/** The tags of a text, whose length is known. What a guide's own element prints isn't. */
const textTags: ReadonlySet<string> = new Set(['a', 'code', 'em', 'span', 'strong'])

/** Keeps the short cells of a table on one line, if the columns then still fit next to each other. Unchanged parts aren't copied. */
export function markShortCells(table: Element): Element {
  const widths: number[] = []
  for (const row of listElements(table).flatMap(listElements)) {
    for (const [column, cell] of listElements(row).entries()) {
      widths[column] = Math.max(widths[column] ?? 0, getWidth(cell))
    }
  }
  return widths.reduce((sum, width) => sum + width, 0) > maxRowCharacters ? table : markCells(table)
}

/** Counts the characters of a cell that can't be broken: a whole heading, a whole short cell, or else the longest word. */
function getWidth(cell: Element): number {
  const text = textOf(cell)
  const isWhole = cell.tagName === 'th' || isShortCell(cell)
  return isWhole ? text.length : Math.max(...text.split(/\s+/).map(({ length }) => length))
}

function markCells(element: Element): Element {
  if (element.tagName === 'td') {
    return isShortCell(element)
      ? { ...element, properties: { ...element.properties, className: ['unbroken'] } }
      : element
  }
  const children = element.children.map((child) =>
    child.type === 'element' && child.tagName !== 'th' ? markCells(child) : child,
  )
  return children.every((child, index) => child === element.children[index])
    ? element
    : { ...element, children }
}

/** Checks whether a cell has a few words or a hyphen. Anything else can't break. */
function isShortCell(cell: Element): boolean {
  const text = textOf(cell).trim()
  return (
    cell.tagName === 'td' &&
    text.length <= maxCellCharacters &&
    /[\s-]/.test(text) &&
    cell.children.every(isText)
  )
}

function isText(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text'
  return textTags.has(node.tagName) && node.children.every(isText)
}

/** Returns an element's children without the text between them. */
export function listElements({ children }: Element): readonly Element[] {
  return children.filter((child): child is Element => child.type === 'element')
}
