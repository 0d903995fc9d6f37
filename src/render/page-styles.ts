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

/** A rule by its selectors; of all else, its own text or that of its parts. */
type Piece =
  | { readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly text: string }
  | { readonly start: string; readonly parts: readonly Piece[] }

/** A selector, the classes it asks for, and what else of a page's HTML: attributes of few values, elements of prose. */
interface Selector {
  readonly text: string
  readonly classes: readonly string[]
  readonly markup: readonly RegExp[]
}

/** Reads a stylesheet whose components name their classes as `class-name.ts` does. */
export function pageStyles(css: string, href: string): PageStyles {
  const root = parse(css)
  // A part may lack a layer's first rule, which is what would set the order of the layers.
  const order = `@layer ${layersOf(root).join(',')};`
  const pieces = piecesOf(root)
  const integrity = `sha256-${createHash('sha256').update(css).digest('base64')}`
  return { href, integrity, partFor: (html) => order + textOf(pieces, { html, classes: classesIn(html) }) }
}

function layersOf(root: Root): readonly string[] {
  const layers = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer')
  return [...new Set(layers.map(({ params }) => params))]
}

function piecesOf(container: Container<ChildNode>): readonly Piece[] {
  return (container.nodes ?? []).flatMap((node): readonly Piece[] => {
    if (node.type === 'rule') return [ruleOf(node)]
    if (node.type !== 'atrule') return []
    if (node.name === 'media' && node.params === 'print') return []
    const isGroup = node.nodes?.some(({ type }) => type !== 'decl') && !node.name.includes('keyframes')
    if (!isGroup) return [{ text: `${node}${node.nodes ? '' : ';'}` }]
    return [{ start: `@${node.name} ${node.params}{`, parts: piecesOf(node) }]
  })
}

function ruleOf(rule: Rule): Piece {
  return { selectors: rule.selectors.map(selectorOf), body: String(rule).slice(rule.selector.length) }
}

/** What stands in parentheses may be one of several, or what is not to be there: it asks for nothing. */
function selectorOf(text: string): Selector {
  const outside = withoutParentheses(text)
  const classes: readonly string[] = outside.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []
  const attributes = [...outside.matchAll(writtenOnce)].map(
    ([, name, sign, value]) => new RegExp(` ${name}="${matching[sign!]!(value!)}"`),
  )
  // To prose the browser's code adds nothing.
  const elements = classes.includes('prose') ? outside.match(/(?<=[ >+~])[a-z]\w*/g) : undefined
  return {
    text,
    classes,
    markup: [...attributes, ...(elements ?? []).map((name) => new RegExp(`<${name}\\b`))],
  }
}

/** Attributes that no code of the browser's changes. */
const writtenOnce =
  /\[(data-(?:example|language|story|needed|off|method|layout|alert|class|level)|align)([~^$]?)=["']?([\w-]+)["']?\]/g

const matching: Readonly<Record<string, (value: string) => string>> = {
  '': (value) => value,
  '~': (value) => `(?:[^"]* )?${value}(?: [^"]*)?`,
  '^': (value) => `${value}[^"]*`,
  $: (value) => `[^"]*${value}`,
}

function withoutParentheses(selector: string): string {
  const less = selector.replaceAll(/\([^()]*\)/g, '')
  return less === selector ? less : withoutParentheses(less)
}

/** The classes that the browser's own code adds to a page that the server sent; for a page that it draws it has all styles. */
const addedLater = new Set(['announcer', 'notice', 'progress'])

function textOf(pieces: readonly Piece[], page: Page): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if ('body' in piece) {
        const kept = piece.selectors.filter((selector) => isAsked(selector, page))
        return kept.length > 0 ? kept.map(({ text }) => text).join(',') + piece.body : ''
      }
      const inside = textOf(piece.parts, page)
      return inside && `${piece.start}${inside}}`
    })
    .join('')
}

interface Page {
  readonly html: string
  readonly classes: ReadonlySet<string>
}

function isAsked({ classes, markup }: Selector, page: Page): boolean {
  const isThere = (name: string) => addedLater.has(name) || page.classes.has(name)
  return classes.every(isThere) && markup.every((each) => each.test(page.html))
}

/** In HTML from React, a quotation mark outside a tag is escaped. */
function classesIn(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')))
}
