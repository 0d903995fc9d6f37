import { hash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { defaultSchema } from 'hast-util-sanitize'
import { SKIP, visit } from 'unist-util-visit'
import { isForeign, linkSchemes, mayLinkTo } from '../url/scheme.ts'

/** What HTML that others wrote may hold: nothing that runs, asks the reader, or leads by a scheme not on the list. */
export const harmlessHtml: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== 'input'),
  protocols: { ...defaultSchema.protocols, href: [...linkSchemes] },
}

const rootless = new WeakMap<Element, string>()

/** The address of the picture that was in the place of an element, when no one can say from where it would lead. */
export function rootlessPictureAt(element: Element): string | undefined {
  return rootless.get(element)
}

/**
 * Replaces each picture that doesn't be on the site by a link to it or, where it may not be linked to, by its
 * alternative text: a page would request it from another origin.
 */
export function withoutForeignPictures(tree: Root): void {
  const linked = picturesInLinks(tree)
  visit(tree, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'source' && !isShownSet(element.properties.srcSet)) {
      parent?.children.splice(index!, 1)
      return [SKIP, index!]
    }
    const { src, alt } = element.properties
    if (element.tagName !== 'img' || isShown(src)) return undefined
    if (typeof src === 'string' && !isForeign(src)) rootless.set(element, src)
    const isLink = typeof src === 'string' && isForeign(src) && mayLinkTo(src) && !linked.has(element)
    element.tagName = isLink ? 'a' : 'span'
    element.properties = isLink ? { href: src } : {}
    element.children = [{ type: 'text', value: typeof alt === 'string' && alt ? alt : 'Picture' }]
    return undefined
  })
}

/** A link whose address cleaning took away is only its words. */
export function withoutDeadLinks(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'a' && element.properties.href === undefined) element.tagName = 'span'
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

/** What cleaning puts before each ID that others wrote. */
const idPrefix = 'user-content-'

/**
 * Gives a text IDs that no other text has, since a page shows many, and lets its links to them, as footnotes have them, lead
 * there: cleaning changes the IDs, and not the links.
 */
export function withOwnIds(tree: Root, text: string): void {
  const own = new Map<string, string>()
  const ownPrefix = `${idPrefix}${hash('sha1', text).slice(0, 8)}-`
  visit(tree, 'element', ({ properties }: Element) => {
    if (typeof properties.id !== 'string' || !properties.id.startsWith(idPrefix)) return
    const id = ownPrefix + properties.id.slice(idPrefix.length)
    own.set(properties.id, id)
    properties.id = id
  })
  if (own.size === 0) return
  visit(tree, 'element', ({ properties }: Element) => {
    const { href, ariaDescribedBy } = properties
    const id = typeof href === 'string' && href.startsWith('#') && own.get(idPrefix + href.slice(1))
    if (id) properties.href = `#${id}`
    if (ariaDescribedBy) {
      const ids = [ariaDescribedBy].flat().map(String)
      properties.ariaDescribedBy = ids.map((each) => own.get(each) ?? each)
    }
  })
}
