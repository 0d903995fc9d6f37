import type { Element, ElementContent, Nodes } from 'hast'
import { toString as textOf } from 'hast-util-to-string'

/** How many characters are side by side in a row on a phone. */
const narrow = 40

/** The text that stands for an element of a guide without text of its own, such as the name of a field. */
const unknown = 'a_name_of_it'

/** The roles of a table's parts, so that a reader who hears them gets a table however a style draws it. */
const roles = new Map([
  ['thead', 'rowgroup'],
  ['tbody', 'rowgroup'],
  ['tr', 'row'],
  ['th', 'columnheader'],
  ['td', 'cell'],
])

/**
 * A tree in which a table that is too wide for a phone says in its cells the names of their columns, so that a row can
 * be drawn as a block there. Two columns of prose have room, three only when they are short. What isn't changed isn't
 *  copied.
 */
export function withStackedTables<Tree extends Nodes>(tree: Tree): Tree {
  if (!('children' in tree)) return tree
  if (tree.type === 'element' && tree.tagName === 'table') return stacked(tree) as Tree
  const children = (tree.children as ElementContent[]).map(withStackedTables)
  return children.every((child, index) => child === tree.children[index]) ? tree : { ...tree, children }
}

function stacked(table: Element): Element {
  const rows = elementsIn(table)
    .flatMap(elementsIn)
    .map((row) => elementsIn(row).map(textIn))
  const names = rows[0] ?? []
  const isWide = names.length > 2 && rows.some((row) => row.join('').length > narrow)
  if (!isWide && !hasLongWords(rows)) return table
  return { ...told(table, names), properties: { ...table.properties, role: 'table', dataStacked: true } }
}

/** Whether the longest words of all columns have no room next to each other. */
function hasLongWords(rows: readonly (readonly string[])[]): boolean {
  const longest = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.flatMap((row) => (row[column] ?? '').split(/\s+/)).map(({ length }) => length)),
  )
  return longest.length > 1 && longest.reduce((sum, length) => sum + length, 0) > narrow
}

/** An element with the roles of a table's parts. The cells behind the first have the names of their columns, where they are several; one that has nothing says so. */
function told(element: Element, names: readonly string[]): Element {
  const cells = elementsIn(element)
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
    return { ...(role === 'cell' || role === 'columnheader' ? child : told(child, names)), properties }
  })
  return { ...element, children }
}

function elementsIn({ children }: Element): readonly Element[] {
  return children.filter((child): child is Element => child.type === 'element')
}

function textIn(cell: Element): string {
  return textOf(cell) || (cell.children.length > 0 ? unknown : '')
}
