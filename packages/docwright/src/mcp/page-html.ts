import type { Element, ElementContent, Parents, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from 'unist-util-visit'
import type { Payload } from '../wire.ts'

/** A page as its payload renders it, and where its parts are. */
export interface PageHtml {
  readonly title: string
  readonly isOperation: boolean
  readonly content: Element | Root
  /** Elements by ID, in the order of the page. */
  readonly byId: ReadonlyMap<string, Element>
  readonly parents: ReadonlyMap<Element, Parents>
}

/** A part of a page that has an address: a section, a field, a row. */
export interface PagePart {
  readonly id: string
  /** Its heading, or the first words of what it says. */
  readonly label: string
  readonly nodes: readonly ElementContent[]
}

/** Elements that are a part of a page when they have an ID. Any other element belongs to the nearest of them around it. */
const partTags: ReadonlySet<string> = new Set(['li', 'tr', 'div', 'section', 'figure', 'article', 'dt', 'p'])

const longestLabel = 100

/** Parses the payload of a page. */
export function parsePage(text: string): PageHtml {
  const { html } = JSON.parse(text) as Payload
  const tree = fromHtml(html, { fragment: true })
  let content: Element | Root = tree
  visit(tree, 'element', (node) => {
    if (node.tagName === 'main') content = node
  })
  const byId = new Map<string, Element>()
  const parents = new Map<Element, Parents>()
  let title = ''
  let isOperation = false
  visit(content as Root, 'element', (node, _index, parent) => {
    if (parent) parents.set(node, parent)
    if (isControl(node)) return SKIP
    if (node.tagName === 'h1') title ||= lineOf(node)
    const { id, dataEndpoint } = node.properties
    isOperation ||= dataEndpoint !== undefined
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, node)
    return undefined
  })
  return { title, isOperation, content, byId, parents }
}

/** Returns the part with an ID. */
export function findPart(id: string, page: PageHtml): PagePart | undefined {
  const marked = page.byId.get(id)
  if (!marked) return undefined
  const nodes = nodesOf(marked, page)
  const [first] = nodes
  return { id, nodes, label: first?.type === 'element' ? labelOf(marked, first) : '' }
}

/** Returns the largest parts inside of these nodes, without the part with this ID itself. */
export function partsInside(
  { id, nodes }: Pick<PagePart, 'id' | 'nodes'>,
  page: PageHtml,
): readonly PagePart[] {
  const covered = new Set<Element>()
  const outer = nodes.filter((node) => node.type === 'element')
  const isOuter = (part: PagePart) => part.nodes.some((node) => outer.some((each) => each === node))
  const parts: PagePart[] = []
  for (const node of outer) {
    visit(node, 'element', (inner) => {
      const { id: own } = inner.properties
      if (covered.has(inner) || isControl(inner)) return SKIP
      if (typeof own !== 'string' || own === id || page.byId.get(own) !== inner) return undefined
      const part = findPart(own, page)!
      if (isOuter(part)) return isHeading(inner) && outer.length > 1 ? take(part) : undefined
      return take(part)
    })
  }
  return parts

  function take(part: PagePart): typeof SKIP {
    parts.push(part)
    for (const node of part.nodes) if (node.type === 'element') covered.add(node)
    return SKIP
  }
}

/** What a page shows for controlling it: buttons, choices, menus. */
export function isControl({ tagName, properties }: Element): boolean {
  return (
    ['nav', 'button', 'input', 'select', 'script', 'template'].includes(tagName) ||
    properties.popover !== undefined ||
    properties.dataPermalink !== undefined ||
    properties.dataCopyPage !== undefined
  )
}

function nodesOf(marked: Element, page: PageHtml): readonly ElementContent[] {
  if (isHeading(marked)) return sectionOf(marked, page)
  let node: Element = marked
  while (!partTags.has(node.tagName)) {
    const parent = page.parents.get(node)
    if (parent?.type !== 'element' || parent.tagName === 'main') return [marked]
    if (isHeading(parent)) return sectionOf(parent, page)
    node = parent
  }
  return [node]
}

/** A heading with everything up to the next heading of its level or a higher one. */
function sectionOf(heading: Element, { parents }: PageHtml): readonly ElementContent[] {
  const parent = parents.get(heading)
  if (!parent) return [heading]
  const siblings = parent.children as readonly ElementContent[]
  const elements = siblings.filter((node) => node.type === 'element')
  if (parent.type === 'element' && parent.tagName === 'section' && elements[0] === heading) return [parent]
  const start = siblings.indexOf(heading)
  const end = siblings.findIndex(
    (node, index) =>
      index > start && node.type === 'element' && isHeading(node) && node.tagName <= heading.tagName,
  )
  return siblings.slice(start, end < 0 ? siblings.length : end)
}

function isHeading({ tagName }: Element): boolean {
  return /^h[1-6]$/.test(tagName)
}

function labelOf(marked: Element, first: Element): string {
  const words = lineOf(isHeading(marked) ? marked : (summaryIn(first) ?? first))
  return words.length > longestLabel ? `${words.slice(0, longestLabel).replace(/\s+\S*$/, '')} …` : words
}

/** Whether an element describes a field of a request or response. */
export function isField({ properties }: Element): boolean {
  return properties.dataField !== undefined
}

/** The line of a folded part that is always shown. */
export function summaryIn(part: Element): Element | undefined {
  let summary: Element | undefined
  visit(part, 'element', (node) => {
    if (node.tagName === 'summary') summary ??= node
  })
  return summary
}

/** The text of an element in one line, without its controls. */
export function lineOf(node: Element): string {
  return rawTextOf(node).replace(/\s+/g, ' ').trim()
}

function rawTextOf({ children }: Element): string {
  return children
    .map((child) => (child.type === 'element' ? (isControl(child) ? '' : rawTextOf(child)) : textOf(child)))
    .join('')
}
