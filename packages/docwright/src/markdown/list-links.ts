import type { Element } from 'hast'
import type { Definition, Image, Link as LinkNode } from 'mdast'
import { visit } from 'unist-util-visit'
import { isForeign } from '../url/scheme.ts'
import type { Parsed } from './parse-markdown.ts'
import { findRelativePicture } from './sanitize.ts'

/** A link or picture of a text, and the offset of its address, if the text contains it literally. */
export interface WrittenLink {
  readonly href: string
  readonly at: number | undefined
  /** Whether it's a picture with a relative address, which has no base on a page. */
  readonly isRelativePicture: boolean
}

/** Returns the links and pictures of a text, in Markdown and in HTML. */
export function listLinks({ markdownTree, htmlTree }: Parsed, text: string): readonly WrittenLink[] {
  const links: WrittenLink[] = []
  visit(markdownTree, ['link', 'image', 'definition'], (found) => {
    const node = found as NodeWithAddress
    const isRelativePicture = node.type === 'image' && !isForeign(node.url) && !node.url.startsWith('/')
    links.push({ href: node.url, isRelativePicture, at: findAddress(node, text) })
  })
  visit(htmlTree, 'element', (node) => {
    const picture = findRelativePicture(node)
    const href = node.properties.href ?? node.properties.src ?? picture
    const start = node.position?.start.offset
    // Elements from Markdown have been read already.
    if (typeof href !== 'string' || start === undefined || text[start] !== '<') return
    const at = findOffset(text, { node, href, after: start })
    links.push({ href, isRelativePicture: picture !== undefined, at })
  })
  return links
}

/** A node of Markdown with an address. */
export type NodeWithAddress = LinkNode | Image | Definition

/** Returns the offset of a node's address, or undefined if the text doesn't contain it literally, because of an escape for example. */
export function findAddress(node: NodeWithAddress, text: string): number | undefined {
  return findOffset(text, { node, href: node.url, after: findLinkTextEnd(node, text) })
}

/** Returns the end of a link's text, so that the address is searched only after it. */
function findLinkTextEnd(node: NodeWithAddress, text: string): number {
  const start = node.position?.start.offset ?? 0
  if (node.type === 'link') return node.children.at(-1)?.position?.end.offset ?? start
  return text.indexOf(node.type === 'image' ? '](' : ']:', start)
}

/** Returns the offset of an address in a node's source. Searches after the link's text, which may contain the address. */
function findOffset(
  text: string,
  { node, href, after }: { node: Pick<Element, 'position'>; href: string; after: number },
): number | undefined {
  const at = text.indexOf(href, after)
  return href === '' || at < 0 || at + href.length > (node.position?.end.offset ?? 0) ? undefined : at
}
