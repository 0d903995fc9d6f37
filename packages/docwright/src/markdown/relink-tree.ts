import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** Returns the new address of a link or picture, or undefined to keep only its words. */
export type HrefOf = (href: string) => string | undefined

/** Resolves the links and pictures of a tree. Links between a footnote and its mark stay as they are. */
export function relinkTree(tree: Root, hrefOf: HrefOf): void {
  visit(tree, 'element', ({ tagName, properties, children }: Element, index, parent) => {
    const name = tagName === 'a' ? 'href' : 'src'
    const address = properties[name]
    const isFootnote = 'dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties
    if (typeof address !== 'string' || isFootnote) return undefined
    const href = hrefOf(address)
    if (href !== undefined) {
      properties[name] = href
      return undefined
    }
    const words: ElementContent = { type: 'text', value: String(properties.alt || 'Picture') }
    parent!.children.splice(index!, 1, ...(tagName === 'a' ? children : [words]))
    return index
  })
}
