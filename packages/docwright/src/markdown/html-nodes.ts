import type { Element, ElementContent, Properties } from 'hast'

/** Creates an HTML element node. */
export function createElementNode(
  tagName: string,
  children: ElementContent[],
  properties: Properties = {},
): Element {
  return { type: 'element', tagName, properties, children }
}

/** Creates a text node. */
export function createTextNode(value: string): ElementContent {
  return { type: 'text', value }
}
