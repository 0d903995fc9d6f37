import { createHash } from 'node:crypto'
import type { AtRule, ChildNode, Container, Root, Rule } from 'postcss'
import { parse } from 'postcss'
import { fixedAttributes, lateAttributes } from '../data-attributes.ts'
import type { SplitStyles } from './split-styles.ts'

/** The styles of all pages, split so that each page gets the rules that it needs. */
export interface PageStyles {
  /** The address of the complete styles, for content that is rendered later. */
  readonly href: string
  /** The hash that detects truncated files (Subresource Integrity). */
  readonly integrity: string
  /** Returns the screen CSS for this HTML, plus custom properties used by the print styles. */
  screenCssFor(html: string): string
}

/** A piece of a style sheet: a rule with its selectors, a text, or a group with its children. */
type Piece =
  | { readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly text: string }
  | { readonly start: string; readonly parts: readonly Piece[] }

/** A selector, and the classes and elements that it requires. */
interface Selector {
  readonly text: string
  readonly classes: readonly string[]
  /** Lists of classes from `:is(.a, .b)`. The page must have at least one class of each list. */
  readonly choices: readonly (readonly string[])[]
  /** Lists of elements of text content, to which the browser's code adds nothing. The page must have at least one of each list. */
  readonly elements: readonly (readonly string[])[]
  readonly attributes: readonly { readonly name: string; readonly has: (value: string) => boolean }[]
}

/** Parses a style sheet with the class names of `class-name.ts`. */
export function createPageStyles({ screen, paper }: SplitStyles, href: string): PageStyles {
  const root = parse(screen)
  // A page may lack a layer's first rule, which would otherwise set the order of layers.
  const order = `@layer ${listLayers(root).join(',')};`
  const pieces = parsePieces(root)
  const integrity = `sha256-${createHash('sha256').update(screen).digest('base64')}`
  const printProperties = listUsedProperties(paper)
  const partsByKey = new Map<string, string>()
  const screenCssFor = (html: string) => {
    const page = parsePage(html)
    const attributes = [...page.attributes].map(([name, values]) => [name, ...sortNames(values)])
    const usedOutside = [...listUsedProperties(html), ...printProperties]
    // Most pages of a kind have the same elements, attributes, and properties, and get the same part.
    const key = JSON.stringify([sortNames(page.elements), attributes.sort(), usedOutside])
    const part = partsByKey.get(key) ?? removeUnusedProperties(order + printPieces(pieces, page), usedOutside)
    partsByKey.set(key, part)
    return part
  }
  return { href, integrity, screenCssFor }
}

/**
 * Removes the custom properties that neither the styles nor anything outside them uses. Repeats, because a removed one may have
 * been the only use of another.
 */
function removeUnusedProperties(css: string, usedOutside: readonly string[]): string {
  const used = new Set([...listUsedProperties(css), ...usedOutside])
  const shorter = css.replaceAll(/(?<=[{;])(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
    used.has(name) ? declaration : '',
  )
  return shorter === css ? css : removeUnusedProperties(shorter, usedOutside)
}

function listUsedProperties(text: string): readonly string[] {
  return [...new Set(text.match(/(?<=var\()--[\w-]+/g))].sort()
}

function sortNames(names: ReadonlySet<string>): readonly string[] {
  return [...names].sort()
}

function listLayers(root: Root): readonly string[] {
  const layers = root.nodes.filter((node): node is AtRule => node.type === 'atrule' && node.name === 'layer')
  return [...new Set(layers.map(({ params }) => params))]
}

function parsePieces(container: Container<ChildNode>): readonly Piece[] {
  return (container.nodes ?? []).flatMap((node): readonly Piece[] => {
    if (node.type === 'rule') return [parseRule(node)]
    if (node.type !== 'atrule') return []
    if (loadingQuery.test(node.params)) return []
    const isGroup = node.nodes?.some(({ type }) => type !== 'decl') && !node.name.includes('keyframes')
    if (!isGroup) return [{ text: `${node}${node.nodes ? '' : ';'}` }]
    return [{ start: `@${node.name} ${node.params}{`, parts: parsePieces(node) }]
  })
}

/**
 * Selectors of states that need a reader's action, which loads the styles of all pages: attributes that scripts set, the
 * pointer's, and lists that are open. The rule that shows a permalink under the pointer is kept, because that loads nothing.
 */
const stateSelector = new RegExp(
  String.raw`\[data-(?:${Object.keys(lateAttributes).join('|')})\]|:active|(?<!permalink):hover|^\.\w+:popover-open`,
)

/**
 * The media queries of animations (`styles/motion.css`), and of pages without scripts (`pages/Document.tsx`), which both load the
 * styles of all pages.
 */
const loadingQuery = /prefers-reduced-motion: ?no-preference|scripting: ?none/

function parseRule(rule: Rule): Piece {
  const selectors = rule.selectors.filter((selector) => !stateSelector.test(selector))
  return { selectors: selectors.map(parseSelector), body: String(rule).slice(rule.selector.length) }
}

/**
 * Parses a selector. Content in parentheses may be an alternative or a negation, so it requires nothing, except for a list of
 * classes and one `:has()`.
 */
function parseSelector(text: string): Selector {
  const outside = removeParentheses(text.replaceAll(selectorList, '').replaceAll(/:has\(([^(),]*)\)/g, ' $1'))
  const classes: readonly string[] = outside.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []
  return {
    text,
    classes,
    choices: [...text.matchAll(/:is\(((?:\.[\w-]+,? ?)+)\)/g)].map(
      ([, list = '']) => list.match(/[\w-]+/g) ?? [],
    ),
    elements: classes.includes('prose') ? listElements(text, outside) : [],
    attributes: [...outside.matchAll(attributeSelector)].map(([, name = '', operator = '', value = '']) => ({
      name,
      has: (text) => attributeMatchers[operator]!(text, value),
    })),
  }
}

/** Returns the elements that a selector requires outside of parentheses, and each list of elements in `:is(…)`. */
function listElements(text: string, outside: string): readonly (readonly string[])[] {
  const lists = [...text.matchAll(/:is\(((?:[a-z]\w*,? ?)+)\)/g)]
  return [
    ...(outside.match(/(?<=[ >+~])[a-z]\w*/g) ?? []).map((name) => [name]),
    ...lists.map(([, list = '']) => list.match(/\w+/g) ?? []),
  ]
}

/** The attributes that scripts never change, so that a page's HTML tells whether a selector matches. */
const fixedNames = `data-(?:${Object.keys(fixedAttributes).join('|')})|align`
const attributeSelector = new RegExp(`\\[(${fixedNames})([~^$]?)=["']?([\\w-]+)["']?\\]`, 'g')
const fixedAttribute = new RegExp(` (class|${fixedNames})="([^"]+)"`, 'g')

/** The operators of attribute selectors (Selectors Level 4, section 6). */
const attributeMatchers: Readonly<Record<string, (text: string, value: string) => boolean>> = {
  '': (text, value) => text === value,
  '~': (text, value) => text.split(' ').includes(value),
  '^': (text, value) => text.startsWith(value),
  $: (text, value) => text.endsWith(value),
}

/** Matches `:is(…)`, `:where(…)`, and `:not(…)`, with up to two levels of parentheses inside. */
const selectorList = /:(?:is|not|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

function removeParentheses(selector: string): string {
  const shorter = selector.replaceAll(/\([^()]*\)/g, '')
  return shorter === selector ? selector : removeParentheses(shorter)
}

function printPieces(pieces: readonly Piece[], page: Page): string {
  return pieces
    .map((piece) => {
      if ('text' in piece) return piece.text
      if ('body' in piece) {
        const kept = piece.selectors.filter((selector) => isUsedOn(selector, page))
        return kept.length > 0 ? kept.map(({ text }) => text).join(',') + piece.body : ''
      }
      const content = printPieces(piece.parts, page)
      return content && `${piece.start}${content}}`
    })
    .join('')
}

/** The distinct classes, elements, and attributes of a page's HTML. */
interface Page {
  readonly classes: ReadonlySet<string>
  readonly elements: ReadonlySet<string>
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>
}

function isUsedOn({ classes, choices, elements, attributes }: Selector, page: Page): boolean {
  return (
    classes.every((name) => page.classes.has(name)) &&
    choices.every((names) => names.some((name) => page.classes.has(name))) &&
    elements.every((names) => names.some((name) => page.elements.has(name))) &&
    attributes.every(({ name, has }) => [...(page.attributes.get(name) ?? [])].some(has))
  )
}

/** Parses a page's HTML. In React's output, tags and attributes never contain `<` or `>`, and most tags are repeated. */
function parsePage(html: string): Page {
  const tags = new Set<string>()
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start + 1)) {
    const isEndTag = html[start + 1] === '/'
    if (!isEndTag) tags.add(html.slice(start + 1, html.indexOf('>', start)))
  }
  const elements = new Set<string>()
  const attributes = new Map<string, Set<string>>()
  for (const tag of tags) {
    const [element] = tagName.exec(tag) ?? []
    if (element === undefined) continue
    elements.add(element)
    for (const [, name = '', value = ''] of tag.slice(element.length).matchAll(fixedAttribute)) {
      attributes.set(name, (attributes.get(name) ?? new Set()).add(value))
    }
  }
  return {
    classes: new Set([...(attributes.get('class') ?? [])].flatMap((names) => names.split(' '))),
    elements,
    attributes,
  }
}

const tagName = /^[a-z]\w*/
