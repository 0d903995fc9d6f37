import type { Element, ElementContent, Properties } from 'hast'

/** An element of HTML. */
export function elementOf(tagName: string, children: ElementContent[], properties: Properties = {}): Element {
  return { type: 'element', tagName, properties, children }
}

/** A piece of text in a tree of HTML. */
export function textNode(value: string): ElementContent {
  return { type: 'text', value }
}
