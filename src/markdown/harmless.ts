import type { Element, Root } from 'hast'
import { defaultSchema } from 'rehype-sanitize'
import { SKIP, visit } from 'unist-util-visit'
import { isForeign, linkSchemes, mayLinkTo } from '../url/scheme.ts'

/** What HTML that others wrote may hold: nothing that runs, asks the reader, or leads by a scheme not on the list. */
export const harmlessHtml: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== 'input'),
  protocols: { ...defaultSchema.protocols, href: [...linkSchemes] },
}

/** Takes out pictures from elsewhere, which would be requests to another origin: a link to one, or its words, is none. */
export function withoutForeignPictures(tree: Root): void {
  const linked = picturesInLinks(tree)
  visit(tree, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'source' && !isShownSet(element.properties.srcSet)) {
      parent?.children.splice(index!, 1)
      return [SKIP, index!]
    }
    const { src, alt } = element.properties
    if (element.tagName !== 'img' || isShown(src)) return undefined
    // From where a path without a root would lead, nobody can say.
    const isLink = typeof src === 'string' && isForeign(src) && mayLinkTo(src) && !linked.has(element)
    element.tagName = isLink ? 'a' : 'span'
    element.properties = isLink ? { href: src } : {}
    element.children = [{ type: 'text', value: typeof alt === 'string' && alt ? alt : 'Picture' }]
    return undefined
  })
}

function picturesInLinks(tree: Root): ReadonlySet<Element> {
  const found = new Set<Element>()
  visit(tree, 'element', (link: Element) => {
    if (link.tagName === 'a') visit(link, 'element', (inside: Element) => void found.add(inside))
  })
  return found
}

/** Whether an address is one of the site's own, from its root. */
function isShown(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('/') && !isForeign(address)
}

function isShownSet(srcset: unknown): boolean {
  const candidates = [srcset].flat().join(',').split(',')
  return candidates.every((candidate) => isShown(candidate.trim().split(/\s/)[0]))
}

/** What cleaning puts before each id that others wrote. */
const idPrefix = 'user-content-'

/** Lets links to ids of the same text, as footnotes have them, lead to these: cleaning changes the ids, and not the links. */
export function withLinkedIds(tree: Root): void {
  const ids = new Set<unknown>()
  visit(tree, 'element', ({ properties }: Element) => void ids.add(properties.id))
  visit(tree, 'element', ({ properties }: Element) => {
    const { href } = properties
    const id = typeof href === 'string' && href.startsWith('#') ? `${idPrefix}${href.slice(1)}` : undefined
    if (ids.has(id) && id !== undefined) properties.href = `#${id}`
  })
}
