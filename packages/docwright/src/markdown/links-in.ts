import type { Element } from 'hast'
import type { Definition, Image, Link as LinkNode } from 'mdast'
import { visit } from 'unist-util-visit'
import { isForeign } from '../url/scheme.ts'
import { findRootlessPicture } from './harmless.ts'
import type { Parsed } from './parse.ts'

/** A link or picture of a text, and the offset of its address, if the text contains it literally. */
export interface WrittenLink {
  readonly href: string
  readonly at: number | undefined
  /** Whether it's a picture with a relative address, which has no base on a page. */
  readonly isRootless: boolean
}

/** Returns the links and pictures of a text, in Markdown and in HTML. */
export function listLinks({ written, drawn }: Parsed, text: string): readonly WrittenLink[] {
  const links: WrittenLink[] = []
  visit(written, ['link', 'image', 'definition'], (found) => {
    const node = found as Addressed
    links.push({
      href: node.url,
      isRootless: node.type === 'image' && !isForeign(node.url) && !node.url.startsWith('/'),
      at: findAddress(node, text),
    })
  })
  visit(drawn, 'element', (node: Element) => {
    const { href: target, src = findRootlessPicture(node) } = node.properties
    const href = target ?? src
    const start = node.position?.start.offset
    if (typeof href !== 'string' || start === undefined || text[start] !== '<') return
    links.push({
      href,
      isRootless: findRootlessPicture(node) !== undefined,
      at: placeIn(text, { node, href, before: start }),
    })
  })
  return links
}

/** A node of Markdown with an address. */
export type Addressed = LinkNode | Image | Definition

/** Returns the offset of a node's address, or undefined if the text doesn't contain it literally, because of an escape for example. */
export function findAddress(node: Addressed, text: string): number | undefined {
  return placeIn(text, { node, href: node.url, before: findEndOfText(node, text) })
}

/** Returns the end of a link's text, so that the address is searched only after it. */
function findEndOfText(node: Addressed, text: string): number {
  const start = node.position?.start.offset ?? 0
  if (node.type === 'link') return node.children.at(-1)?.position?.end.offset ?? start
  return text.indexOf(node.type === 'image' ? '](' : ']:', start)
}

function placeIn(
  text: string,
  { node, href, before }: { node: Pick<Element, 'position'>; href: string; before: number },
): number | undefined {
  const at = text.indexOf(href, before)
  return href === '' || at < 0 || at + href.length > (node.position?.end.offset ?? 0) ? undefined : at
}
