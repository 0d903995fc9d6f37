import type { Element, Nodes } from 'hast'

/** The element that stands for a drawn component in a guide's tree. Its children are what its HTML says, for all who read. */
export const drawnTag = 'drawn-component'

/** What pages print of a drawn component: its HTML as it was drawn, with the content's element in it. */
export interface DrawnData {
  readonly html: string
  readonly isInline: boolean
  /** What stands for it in the Markdown twin, when its writer has said so. */
  readonly markdown?: string | undefined
}

/** The element in a component's HTML in whose place the content is that a guide gives it. */
export const contentTag = 'guide-content'

/** The place of the content in a drawn component, if it has one; a component that is inside has one of its own. */
export function contentIn(tree: Nodes): Element | undefined {
  if (!('children' in tree)) return undefined
  for (const child of tree.children) {
    if (child.type !== 'element') continue
    const found = child.tagName === contentTag ? child : contentIn(child)
    if (found) return found
  }
  return undefined
}
