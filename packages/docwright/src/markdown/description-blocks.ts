import type { Element, Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const alertMarker = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?/i

/** Converts quotes that start with `[!WARNING]` to alerts, as in guides. */
export function convertAlerts(tree: Root): void {
  visit(tree, 'element', (element: Element) => {
    if (element.tagName !== 'blockquote') return
    const first = element.children.find((child): child is Element => child.type === 'element')
    const opening = first?.tagName === 'p' ? first.children[0] : undefined
    if (!first || opening?.type !== 'text') return
    const [found, kind = ''] = alertMarker.exec(opening.value) ?? []
    if (found === undefined) return
    opening.value = opening.value.slice(found.length)
    element.tagName = 'aside'
    element.properties = { dataAlert: kind.toLowerCase() }
    const isEmpty = opening.value === '' && first.children.length === 1
    if (isEmpty) element.children = element.children.filter((child) => child !== first)
    // After the marker, the parser may have turned a line break into an element.
    else if (opening.value === '' && isBreak(first.children[1])) first.children.splice(0, 2)
  })
}

function isBreak(node: Element['children'][number] | undefined): boolean {
  return node?.type === 'element' && node.tagName === 'br'
}

const blockTags = new Set('p li dt dd td th h1 h2 h3 h4 h5 h6'.split(' '))

/** Sets `dir="auto"` on blocks of right-to-left text, so that their direction follows their first letters. */
export function setDirections(tree: Root, text: string): void {
  if (!hasRightToLeft(text)) return
  visit(tree, 'element', (element: Element) => {
    if (!blockTags.has(element.tagName)) return undefined
    element.properties.dir = 'auto'
    return SKIP
  })
}

/** Checks whether a text has right-to-left letters. */
export function hasRightToLeft(text: string): boolean {
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(text)
}
