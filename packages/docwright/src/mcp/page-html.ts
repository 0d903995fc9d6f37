import type { MarkupElement, MarkupNode } from '../markup/markup.ts'
import { findElement, isElement, listChildElements, readMarkup } from '../markup/markup.ts'
import type { Payload } from '../wire.ts'

/** A page as its payload renders it, with an index of its parts. */
export interface PageHtml {
  readonly title: string
  readonly isOperation: boolean
  readonly content: MarkupElement
  /** The elements by ID, in document order. */
  readonly byId: ReadonlyMap<string, MarkupElement>
  readonly parents: ReadonlyMap<MarkupElement, MarkupElement>
}

/** A part of a page with an ID: a section, a field, a row. */
export interface PagePart {
  readonly id: string
  /** Its heading, or the first words of its text. */
  readonly label: string
  readonly nodes: readonly MarkupNode[]
}

/** Elements that are a part of a page if they have an ID. The ID of any other element belongs to the nearest such element around it. */
const partTags: ReadonlySet<string> = new Set(['li', 'tr', 'div', 'section', 'figure', 'article', 'dt', 'p'])

const maxLabelLength = 100

/** Parses the payload of a page. */
export function parsePage(text: string): PageHtml {
  const { html } = JSON.parse(text) as Payload
  const children = readMarkup(html)
  const main = findElement(children, ({ name }) => name === 'main')
  const content = main ?? { name: 'main', attributes: {}, children }
  const byId = new Map<string, MarkupElement>()
  const parents = new Map<MarkupElement, MarkupElement>()
  const visit = (parent: MarkupElement) => {
    for (const element of listChildElements(parent)) {
      parents.set(element, parent)
      if (isControl(element)) continue
      const { id } = element.attributes
      if (id !== undefined && !byId.has(id)) byId.set(id, element)
      visit(element)
    }
  }
  visit(content)
  const elements = [...parents.keys()]
  const heading = elements.find(({ name }) => name === 'h1')
  return {
    title: heading ? getLine(heading) : '',
    isOperation: elements.some(({ attributes }) => attributes['data-endpoint'] !== undefined),
    content,
    byId,
    parents,
  }
}

/** Returns the part with an ID. */
export function findPart(id: string, page: PageHtml): PagePart | undefined {
  const marked = page.byId.get(id)
  if (!marked) return undefined
  const nodes = listNodes(marked, page)
  const [first] = nodes
  return { id, nodes, label: first && isElement(first) ? getLabel(marked, first) : '' }
}

/** Returns the outermost parts inside these nodes, except the part with this ID itself. */
export function listPartsInside(
  { id, nodes }: Pick<PagePart, 'id' | 'nodes'>,
  page: PageHtml,
): readonly PagePart[] {
  const outer = nodes.filter(isElement)
  const covered = new Set<MarkupElement>()
  const parts: PagePart[] = []
  const visit = (element: MarkupElement): void => {
    const { id: partId } = element.attributes
    if (covered.has(element) || isControl(element)) return
    const isPart = partId !== undefined && partId !== id && page.byId.get(partId) === element
    const part = isPart && findPart(partId, page)
    const own = part ? part.nodes.filter(isElement) : []
    const isOuter = own.some((node) => outer.includes(node))
    if (part && (!isOuter || (isHeading(element) && outer.length > 1))) {
      parts.push(part)
      for (const node of own) covered.add(node)
    } else listChildElements(element).forEach(visit)
  }
  outer.forEach(visit)
  return parts
}

/** Checks for elements that only control the page: buttons, choices, menus. */
export function isControl({ name, attributes }: MarkupElement): boolean {
  return (
    ['nav', 'button', 'input', 'select', 'script', 'template'].includes(name) ||
    attributes.popover !== undefined ||
    attributes['data-permalink'] !== undefined ||
    attributes['data-copy-page'] !== undefined
  )
}

/** Returns the nodes of the part that the element with an ID belongs to. */
function listNodes(marked: MarkupElement, page: PageHtml): readonly MarkupNode[] {
  if (isHeading(marked)) return listSection(marked, page)
  let node = marked
  while (!partTags.has(node.name)) {
    const parent = page.parents.get(node)
    if (!parent || parent === page.content) return [marked]
    if (isHeading(parent)) return listSection(parent, page)
    node = parent
  }
  return [node]
}

/** Returns a heading and everything up to the next heading of the same or a higher level. */
function listSection(heading: MarkupElement, { parents }: PageHtml): readonly MarkupNode[] {
  const parent = parents.get(heading)
  if (!parent) return [heading]
  if (parent.name === 'section' && listChildElements(parent)[0] === heading) return [parent]
  const { children } = parent
  const start = children.indexOf(heading)
  const end = children.findIndex(
    (node, index) => index > start && isElement(node) && isHeading(node) && node.name <= heading.name,
  )
  return children.slice(start, end < 0 ? children.length : end)
}

function isHeading({ name }: MarkupElement): boolean {
  return /^h[1-6]$/.test(name)
}

function getLabel(marked: MarkupElement, first: MarkupElement): string {
  const words = getLine(isHeading(marked) ? marked : (findSummary(first) ?? first))
  return words.length > maxLabelLength ? `${words.slice(0, maxLabelLength).replace(/\s+\S*$/, '')} …` : words
}

/** Returns the summary of a collapsible part, which is always shown. */
export function findSummary(part: MarkupElement): MarkupElement | undefined {
  return findElement([part], ({ name }) => name === 'summary')
}

/** Returns the text of an element on one line, without its controls. */
export function getLine(node: MarkupElement): string {
  return getRawText(node).replace(/\s+/g, ' ').trim()
}

function getRawText({ children }: MarkupElement): string {
  return children
    .map((child) => (typeof child === 'string' ? child : isControl(child) ? '' : getRawText(child)))
    .join('')
}
