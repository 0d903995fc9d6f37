import type { ReactNode } from 'react'

/** A JSX element: a component, a fragment, or an HTML element. */
interface JsxElement {
  readonly type: string | symbol | ((props: unknown) => ReactNode)
  readonly props: Readonly<Record<string, ReactNode>>
}

/** Creates the DOM nodes that React would render for stateless components, before React has loaded. React then hydrates them. */
export function createNodes(node: ReactNode): readonly Node[] {
  if (Array.isArray(node)) return node.flatMap(createNodes)
  if (!node) return []
  if (typeof node === 'string') return [new Text(node)]
  if (typeof node !== 'object') return []
  const { type, props } = node as JsxElement
  if (typeof type === 'function') return createNodes(type(props))
  const { children, ...attributes } = props
  if (typeof type === 'symbol') return createNodes(children)
  const element = isSvgTag(type)
    ? document.createElementNS('http://www.w3.org/2000/svg', type)
    : document.createElement(type)
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name === 'className' ? 'class' : name, value === true ? '' : String(value))
  }
  element.append(...createNodes(children))
  return [element]
}

function isSvgTag(type: string): boolean {
  return type === 'svg' || type === 'path'
}
