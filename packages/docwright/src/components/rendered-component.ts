import type { Element, Nodes } from 'hast'

/** The element for a rendered component in a guide's tree. Its children are the parsed HTML, for all code that reads the tree. */
export const renderedTag = 'rendered-component'

/** A rendered component, ready to be printed: its HTML, which contains the element for children. */
export interface RenderedData {
  readonly html: string
  readonly isInline: boolean
  /** The component's text in the Markdown twin, if it exports one. */
  readonly markdown?: string | undefined
}

/** The placeholder in a component's HTML for the children that a guide passes. */
export const contentTag = 'guide-content'

/** Returns the placeholder for children in a rendered component, if it has one. A nested component has its own. */
export function findContentPlaceholder(tree: Nodes): Element | undefined {
  if (!('children' in tree)) return undefined
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === contentTag ? child : findContentPlaceholder(child)
    if (found) return found
  }
  return undefined
}
