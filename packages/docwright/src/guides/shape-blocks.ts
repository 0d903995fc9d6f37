import type { Blockquote, Paragraph, Parents, PhrasingContent, Root } from 'mdast'
import { SKIP, visit } from 'unist-util-visit'
import type { Components } from '../components/component.ts'
import { definitionOf } from './elements.ts'

/**
 * Gives the blocks of a guide the form that they have in HTML: GitHub's alerts become asides, and elements that are blocks do not
 * stand in a paragraph.
 */
export function shapeBlocks(tree: Root, components: Components['known']): void {
  markAlerts(tree)
  unwrapBlocks(tree, components)
}

const marker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/

/** GitHub-style alerts: a quotation that begins with `[!NOTE]` becomes an `<aside>` of that kind. */
function markAlerts(tree: Root): void {
  visit(tree, 'blockquote', (quote: Blockquote) => {
    const paragraph = quote.children[0]
    const text = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
    const found = text?.type === 'text' ? marker.exec(text.value) : null
    if (!found || text?.type !== 'text' || paragraph?.type !== 'paragraph') return
    text.value = text.value.slice(found[0].length)
    if (text.value === '' && paragraph.children.length === 1) quote.children.shift()
    quote.data = { hName: 'aside', hProperties: { dataAlert: found[1]!.toLowerCase() } }
  })
}

/** A block element written on one line is text to MDX; this takes it out of the paragraph around it. */
function unwrapBlocks(tree: Root, components: Components['known']): void {
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
