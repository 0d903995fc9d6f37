import type { Element, ElementContent, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { listElements, markShortCells } from './short-cells.ts'

/** How many characters fit side by side in a row on a phone. */
const maxRowCharacters = 40

/** Stands for a guide's own element, whose text isn't known yet, when cells are measured: as long as the name of a field. */
const placeholderText = 'a_name_of_it'

/** The ARIA roles of a table's parts, so that screen readers announce a table whatever its CSS is. */
const roles = new Map([
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
])

/**
 * Adds column names to the cells of tables that are too wide for a phone, so that rows can be shown as blocks there. Two columns
 * of text fit, three only if they're short. Keeps short cells on one line on wider screens. Unchanged parts aren't copied.
 */
export function labelCells<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree)) return tree
  if (tree.type === 'element' && tree.tagName === 'table') return labelTable(markShortCells(tree)) as Tree
  const children = (tree.children as ElementContent[]).map(labelCells)
  return children.every((child, index) => child === tree.children[index]) ? tree : { ...tree, children }
}

function labelTable(table: Element): Element {
  const rows = listElements(table)
    .flatMap(listElements)
    .map((row) => listElements(row).map(getText))
  const names = rows[0] ?? []
  const isWide = names.length > 2 && rows.some((row) => row.join('').length > maxRowCharacters)
  if (!isWide && !hasLongWords(rows)) return table
  return {
    ...addCellLabels(table, names),
    properties: { ...table.properties, role: 'table', dataStacked: true },
  }
}

/** Checks whether the longest words of all columns don't fit side by side. */
function hasLongWords(rows: readonly (readonly string[])[]): boolean {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split(/\s+/)).map(({ length }) => length)),
  )
  return longest.length > 1 && longest.reduce((sum, length) => sum + length, 0) > maxRowCharacters
}

/** Adds roles to an element of a table, and column names to all cells but the first, if there are several. Marks empty cells. */
function addCellLabels(element: Element, names: readonly string[]): Element {
  const cells = listElements(element)
  const children = element.children.map((child) => {
    if (child.type !== 'element') return child
    const role = roles.get(child.tagName)
    if (!role) return child
    const column = cells.indexOf(child)
    const name = role === 'cell' && column > 0 && names.length > 2 ? names[column] : undefined
    const isNone = name !== undefined && textOf(child).trim() === '–'
    const properties = {
      ...child.properties,
      role,
      ...(name && { dataColumn: name }),
      ...(isNone && { dataNone: '' }),
    }
    return {
      ...(role === 'cell' || role === 'columnheader' ? child : addCellLabels(child, names)),
      properties,
    }
  })
  return { ...element, children }
}

function getText(cell: Element): string {
  return textOf(cell) || (cell.children.length > 0 ? placeholderText : '')
}
