import { createHash } from 'node:crypto'
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import { parse } from 'postcss'

/** The styles of all pages, in pieces of which a page carries those that it paints with. */
export interface PageStyles {
  /** Where all of them are: what a page needs that is drawn later, and paper. */
  readonly href: string
  /** Tells a file that came whole from one that was cut short (Subresource Integrity). */
  readonly integrity: string
  /** The part that a page of this HTML needs on a screen. */
  partFor(html: string): string
}

/** Of a rule, the classes that each of its selectors asks for; of all else, its own text or that of its parts. */
type Piece =
  | { readonly text: string; readonly selectors: readonly (readonly string[])[] }
  | { readonly start: string; readonly parts: readonly Piece[] }

/** Reads a stylesheet whose components name their classes as `class-name.ts` does. */
export function pageStyles(css: string, href: string): PageStyles {
  const root = parse(css)
  // A part may lack a layer's first rule, which is what would set the order of the layers.
  const order = `@layer ${layersOf(root).join(',')};`
  const pieces = piecesOf(root)
  const integrity = `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { href, integrity, partFor: (html) => order + textOf(pieces, classesIn(html)) }
}

function layersOf(root: Root): readonly string[] {
  const layers = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer')
  return [...new Set(layers.map(({ params }) => params))]
}

function piecesOf(container: Container<ChildNode>): readonly Piece[] {
  return (container.nodes ?? []).flatMap((node): readonly Piece[] => {
    if (node.type === 'rule') return [{ text: String(node), selectors: selectorsOf(node) }]
    if (node.type !== 'atrule') return []
    if (node.name === 'media' && node.params === 'print') return []
    const isGroup = node.nodes?.some(({ type }) => type !== 'decl') && !node.name.includes('keyframes')
    if (!isGroup) return [{ text: `${node}${node.nodes ? '' : ';'}`, selectors: [[]] }]
    return [{ start: `@${node.name} ${node.params}{`, parts: piecesOf(node) }]
  })
}

/** What stands in parentheses may be one of several, or what is not to be there: it asks for nothing. */
function selectorsOf(rule: Rule): readonly (readonly string[])[] {
  const outside = withoutParentheses(rule.selector)
  return outside.split(',').map((selector) => selector.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? [])
}

function withoutParentheses(selector: string): string {
  const less = selector.replaceAll(/\([^()]*\)/g, '')
  return less === selector ? less : withoutParentheses(less)
}

/** The browser's own code adds classes to a page by longer names than those of components. */
const longestOfComponents = 3

function textOf(pieces: readonly Piece[], classes: ReadonlySet<string>): string {
  const isThere = (name: string) => name.length > longestOfComponents || classes.has(name)
  return pieces
    .map((piece) => {
      if ('selectors' in piece) {
        return piece.selectors.some((names) => names.every(isThere)) ? piece.text : ''
      }
      const inside = textOf(piece.parts, classes)
      return inside && `${piece.start}${inside}}`
    })
    .join('')
}

/** In HTML from React, a quotation mark outside a tag is escaped. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
}
