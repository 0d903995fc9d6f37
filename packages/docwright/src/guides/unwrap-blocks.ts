import type { Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Components } from '../components/component.ts'
import { definitionOf } from './elements.ts'

/** A block element written on one line is text to MDX; this takes it out of the paragraph around it. */
export function unwrapBlocks(tree: Root, components: Components['known']): void {
  const isBlockElement = (node: PhrasingContent) =>
    node.type === 'mdxJsxTextElement' &&
    (definitionOf(node.name)?.kind === 'block' || components.has(node.name ?? ''))
  visit(tree, 'paragraph', (paragraph: Paragraph, index, parent) => {
    const children = paragraph.children.filter((child) => child.type !== 'text' || child.value.trim() !== '')
    if (children.length === 0 || !children.every(isBlockElement)) return undefined
    const blocks = children.map((child) => ({ ...child, type: 'mdxJsxFlowElement' }))
    ;(parent as Parents).children.splice(index!, 1, ...(blocks as never[]))
    return [SKIP, index! + blocks.length]
  })
}
