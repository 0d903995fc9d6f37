import type {
  MdxJsxFlowElement,
  MdxJsxFlowElementHast,
  MdxJsxTextElement,
  MdxJsxTextElementHast,
} from 'mdast-util-mdx-jsx'

/** An element in angle brackets: a built-in one, HTML, or a site's own component. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement

/** Checks whether a node is an element in angle brackets. */
export function isJsx(node: { readonly type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** Checks whether a node of an HTML tree is an element in angle brackets. */
export function isJsxInHtml(node: {
  readonly type: string
}): node is MdxJsxFlowElementHast | MdxJsxTextElementHast {
  return isJsx(node)
}
