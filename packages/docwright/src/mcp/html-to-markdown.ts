import type { Element, ElementContent, Nodes } from 'hast'
import type { Handle } from 'hast-util-to-mdast'
import { defaultHandlers, toMdast } from 'hast-util-to-mdast'
import { toString as textOf } from 'hast-util-to-string'
import type { Blockquote, Code, Emphasis, List, ListItem } from 'mdast'
import { gfmToMarkdown } from 'mdast-util-gfm'
import { toMarkdown } from 'mdast-util-to-markdown'
import { isControl } from './page-html.ts'

/** What of a page becomes Markdown. */
export interface Shown {
  /** The path of the page, with which links to its own parts begin. */
  readonly path: string
  /** Parts that are left out. */
  readonly omitted?: ReadonlySet<ElementContent>
  /** The key of the request example that samples show. */
  readonly example?: string | undefined
}

/** Renders a part of a page as Markdown, without what only controls the page. */
export function htmlToMarkdown(nodes: readonly ElementContent[], shown: Shown): string {
  const handlers: Record<string, Handle> = {
    dl: descriptions,
    pre: (_state, node: Element) => codeBlock(node, shown),
    svg: (_state, node: Element) => picture(node),
    aside: (state, node: Element): Blockquote => ({
      type: 'blockquote',
      children: state.toFlow(state.all(node)) as Blockquote['children'],
    }),
    a: (state, node: Element) => {
      const href = String(node.properties.href ?? '').replace(/^#/, `${shown.path}#`)
      return defaultHandlers.a(state, { ...node, properties: { ...node.properties, href } })
    },
  }
  const children = nodes.flatMap((node) => withoutHidden(node, shown))
  return toMarkdown(toMdast({ type: 'root', children }, { handlers }), {
    extensions: [gfmToMarkdown({ tablePipeAlign: false, tableCellPadding: false })],
    bullet: '-',
    emphasis: '*',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
  }).trim()
}

/** Returns a copy of a node without controls, omitted parts, and choices that only filter what the page shows. */
function withoutHidden(node: ElementContent, shown: Shown): readonly ElementContent[] {
  if (node.type !== 'element') return [node]
  const { properties, children } = node
  if (isControl(node) || shown.omitted?.has(node)) return []
  // Tabs have their content next to their labels.
  if (properties.role === 'radiogroup' && !children.some(isTab)) return []
  const kept = isTab(node) ? children : children.filter((child) => !isLabel(child))
  return [{ ...node, children: kept.flatMap((child) => withoutHidden(child, shown)) }]
}

function isTab(node: Nodes): boolean {
  return node.type === 'element' && node.properties.dataTab !== undefined
}

function isLabel(node: Nodes): boolean {
  return node.type === 'element' && node.tagName === 'label'
}

/** `- Limits: at most 64 characters`; a description of several blocks is below its term. */
const descriptions: Handle = (state, node: Element): List => {
  const entries = node.children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === 'div' ? child.children : [child]))
    .filter((child) => child.type === 'element')
  const children: ListItem[] = []
  for (const entry of entries) {
    const content = state.toFlow(state.all(entry)) as ListItem['children']
    const last = children.at(-1)
    if (entry.tagName === 'dt' || !last) children.push({ type: 'listItem', spread: false, children: content })
    else addDescription(last, content)
  }
  return { type: 'list', ordered: false, spread: false, children }
}

function addDescription({ children }: ListItem, content: ListItem['children']): void {
  const [term] = children
  const [first, ...others] = content
  if (children.length === 1 && term?.type === 'paragraph' && first?.type === 'paragraph') {
    const isFirst = !term.children.some((child) => child.type === 'text' && child.value === ': ')
    term.children.push({ type: 'text', value: isFirst ? ': ' : ', ' }, ...first.children)
    children.push(...others)
  } else children.push(...content)
}

function codeBlock(node: Element, { example = '00' }: Shown): Code {
  const { dataFormat, dataLanguage } = node.properties
  return {
    type: 'code',
    lang: String(dataFormat ?? dataLanguage ?? '') || null,
    value: codeIn(node, example),
  }
}

/** Returns the code of a block, with one of the examples that it can show. */
export function codeIn(node: Element, example: string): string {
  return codeOf(node, example).replace(/\n$/, '')
}

function codeOf(node: Element, example: string): string {
  return node.children
    .map((child) => {
      if (child.type !== 'element') return textOf(child)
      const { dataExample } = child.properties
      return dataExample === undefined || dataExample === example ? codeOf(child, example) : ''
    })
    .join('')
}

/** A picture for readers who can't see it. */
function picture({ properties }: Element): Emphasis | [] {
  const label = String(properties.ariaLabel ?? '')
  return label ? { type: 'emphasis', children: [{ type: 'text', value: `Diagram: ${label}` }] } : []
}
