import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** An element in angle brackets: a built-in one, HTML, or a site's own component. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Checks whether a node is an element in angle brackets. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
