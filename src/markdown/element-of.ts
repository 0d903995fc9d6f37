import type { Element, ElementContent } from 'hast'

/** An element of HTML without attributes. */
export function elementOf(tagName: string, children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}
