import { hash } from 'node:crypto'
import type { Element, Root } from 'hast'
import { defaultSchema } from 'hast-util-sanitize'
import { SKIP, visit } from 'unist-util-visit'
import { isForeign, linkSchemes, mayLinkTo } from '../url/scheme.ts'

/**
 * The HTML that is allowed in text from API files: nothing that runs scripts, submits data, or links to a scheme that isn't
 * listed.
 */
export const sanitizeSchema: typeof defaultSchema = {
  ...defaultSchema,
  tagNames: (defaultSchema.tagNames ?? []).filter((tag) => tag !== 'input'),
  protocols: { ...defaultSchema.protocols, href: [...linkSchemes] },
}

const relativePictures = new WeakMap<Element, string>()

/** Returns the address of the picture that an element replaced, if the address is relative and so has no known base. */
export function findRelativePicture(element: Element): string | undefined {
  return relativePictures.get(element)
}

/**
 * Replaces each picture from another origin with a link or, if linking isn't allowed, with its alternative text, because pages make
 * no requests to other origins.
 */
export function replaceForeignPictures(tree: Root): void {
  const linked = listPicturesInLinks(tree)
  visit(tree, 'element', (element: Element, index, parent) => {
    if (element.tagName === 'source' && !hasOnlySitePaths(element.properties.srcSet)) {
      parent?.children.splice(index!, 1)
      return [SKIP, index!]
    }
    const { src, alt } = element.properties
    if (element.tagName !== 'img' || isSitePath(src)) return undefined
    if (typeof src === 'string' && !isForeign(src)) relativePictures.set(element, src)
    const isLink = typeof src === 'string' && isForeign(src) && mayLinkTo(src) && !linked.has(element)
    element.tagName = isLink ? 'a' : 'span'
    element.properties = isLink ? { href: src } : {}
    element.children = [{ type: 'text', value: typeof alt === 'string' && alt ? alt : 'Picture' }]
    return undefined
  })
}

/** Replaces links whose address was removed with their text. */
export function removeDeadLinks(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName === 'a' && element.properties.href === undefined) element.tagName = 'span'
  })
}

function listPicturesInLinks(tree: Root): ReadonlySet<Element> {
  const found = new Set<Element>()
  visit(tree, 'element', (link: Element) => {
    if (link.tagName === 'a') visit(link, 'element', (inside: Element) => void found.add(inside))
  })
  return found
}

/** Checks whether an address is an absolute path on the site. */
function isSitePath(address: unknown): boolean {
  return typeof address === 'string' && address.startsWith('/') && !isForeign(address)
}

function hasOnlySitePaths(srcset: unknown): boolean {
  const candidates = [srcset].flat().join(',').split(',')
  return candidates.every((candidate) => isSitePath(candidate.trim().split(/\s/)[0]))
}

/** The prefix that sanitizing adds to each ID. */
const idPrefix = 'user-content-'

/**
 * Makes a text's IDs unique, because a page shows many texts, and updates links to them, such as footnotes. Sanitizing changes
 * only the IDs, not the links.
 */
export function makeIdsUnique(tree: Root, text: string): void {
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
