import type { Nodes } from 'mdast'
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx'

/** An element that a guide writes in angle brackets: one of ours, of HTML, or a writer's component. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Whether a part of a guide is an element in angle brackets. */
export function isJsx(node: Nodes): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}
