import type { Root, RootContent } from 'hast'
import type { Guide } from '../guides/guide.ts'

/** The part of a guide under one heading; the part before the first heading has no id. */
export interface GuideSection {
  readonly id: string | undefined
  readonly title: string | undefined
  /** 1 for the part before the first heading, then the heading's own. */
  readonly depth: number
  /** The headings it lies under. */
  readonly above: readonly string[]
  readonly text: string
}

/** What a guide shows of an operation: `POST /v1/tools/echo`. */
type NameOf = (operation: string) => string

/** A guide by its headings, as plain text; code blocks and generated tables are left out. */
export function guideSections({ body, headings }: Guide, nameOf: NameOf): GuideSection[] {
  const texts: string[][] = [[]]
  let part = 0
  for (const node of body.children) {
    if (idOf(node) === headings[part]?.id && headings[part]) {
      part += 1
      texts[part] = []
    } else texts[part]!.push(textOf(node, nameOf))
  }
  const sections = headings.map(({ id, text: title, depth }, index) => ({
    id,
    title,
    depth,
    above: above(headings, index),
    text: joined(texts[index + 1] ?? []),
  }))
  return [{ id: undefined, title: undefined, depth: 1, above: [], text: joined(texts[0]!) }, ...sections]
}

function above(headings: Guide['headings'], index: number): string[] {
  const titles: string[] = []
  let depth = headings[index]!.depth
  for (const heading of headings.slice(0, index).toReversed()) {
    if (heading.depth >= depth) continue
    depth = heading.depth
    titles.unshift(heading.text)
  }
  return titles
}

function idOf(node: RootContent): unknown {
  return node.type === 'element' && /^h[1-6]$/.test(node.tagName) ? node.properties.id : undefined
}

/** Elements of our own are not in the types of hast. */
interface AnyNode {
  readonly type: string
  readonly value?: string
  readonly tagName?: string
  readonly name?: string | null
  readonly attributes?: readonly { readonly name?: string; readonly value?: unknown }[]
  readonly children?: readonly AnyNode[]
}

function textOf(node: RootContent | Root | AnyNode, nameOf: NameOf): string {
  const { type, value, tagName, children = [], attributes = [] } = node as AnyNode
  if (type === 'text') return value ?? ''
  if (tagName === 'pre' || tagName === 'svg') return ''
  const inside = children.map((child) => textOf(child, nameOf))
  if (type.startsWith('mdx') && inside.length === 0) return ` ${named(attributes, nameOf)} `
  const isInline = tagName !== undefined && /^(a|b|code|del|em|i|kbd|strong|sub|sup)$/.test(tagName)
  return isInline ? inside.join('') : ` ${inside.join('')} `
}

/** What an element without text of its own shows: the name of a field, a code, an operation. */
function named(attributes: NonNullable<AnyNode['attributes']>, nameOf: NameOf): string {
  const of = (wanted: string) => attributes.find(({ name }) => name === wanted)?.value
  const [path, code, id] = [of('path'), of('code'), of('id')]
  if (typeof path === 'string') return path.split('.').at(-1) ?? ''
  if (typeof id === 'string') return nameOf(id)
  return typeof code === 'string' ? code : ''
}

function joined(texts: readonly string[]): string {
  return texts
    .join(' ')
    .replace(/\s+([.,;:!?])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
