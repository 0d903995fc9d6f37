import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { JsxElement } from '../guides/jsx-element.ts'
import { isJsx } from '../guides/jsx-element.ts'
import type { BodyContext } from './body-context.ts'
import { getLinePrefix, getSpan, migrateInside } from './body-context.ts'
import type { ReadUse } from './element-rule.ts'
import { readExpression } from './foreign-data.ts'
import { migrateFence } from './migrate-fence.ts'
import { findNamedFile, makeRelative, migrateLink, migratePicture } from './migrated-addresses.ts'

/** Attributes that only change the appearance, and needn't be reported. */
const lookAttributes =
  /^(?:class|className|style|key|default|defaultOpen|open|stroke|size|color|cols|horizontal|arrow|cta)$/

/** Returns a function that describes an element of a text for the migration rules. */
export function createElementReader(tree: Root, context: BodyContext): (node: JsxElement) => ReadUse {
  const parents = new Map<JsxElement, JsxElement>()
  visit(tree, (node) => {
    if (isJsx(node)) for (const child of listElements(node)) parents.set(child, node)
  })
  const uses = new Map<JsxElement, ReadUse>()
  return (node) => {
    const parent = parents.get(node)
    const use = uses.get(node) ?? readUse(node, { context, parent: parent && context.asUse(parent) })
    uses.set(node, use)
    return use
  }
}

function readUse(
  node: JsxElement,
  { context, parent }: { readonly context: BodyContext; readonly parent: ReadUse | undefined },
): ReadUse {
  const { addresses, writer, source, names } = context
  const place = context.placeOf(node)
  const attributes = new Map(
    node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' ? [[each.name, each.value ?? true] as const] : [],
    ),
  )
  const read = new Set<string>()
  const textOf = (name: string): string | undefined => {
    read.add(name)
    const value = attributes.get(name)
    if (typeof value !== 'object') return typeof value === 'string' ? value : undefined
    const data = names.constants.get(value.value.trim()) ?? readExpression(value.value)
    return typeof data === 'string' || typeof data === 'number' ? String(data) : undefined
  }
  return {
    name: node.name ?? '',
    parent,
    get children() {
      return listElements(node).map(context.asUse)
    },
    get fences() {
      return node.children.flatMap((child) => {
        if (child.type !== 'code') return []
        const { start, end } = getSpan(child, source)
        const { title, language } = migrateFence(source.slice(start, end))
        return [
          { label: title ?? language, text: outdent(context.write(child), getLinePrefix(source, start)) },
        ]
      })
    },
    text: (...wanted) => wanted.map(textOf).find((text) => text !== undefined),
    has(name) {
      read.add(name)
      return attributes.has(name)
    },
    address(name) {
      const written = textOf(name)
      return written === undefined ? undefined : migrateLink(written, writer, { ...addresses, place })
    },
    picture(name) {
      const value = attributes.get(name)
      const written = typeof value === 'object' ? findAddressInCode(value.value, names.imports) : textOf(name)
      read.add(name)
      return written === undefined ? undefined : migratePicture(written, writer, { ...addresses, place })
    },
    inner() {
      const inside = migrateInside(node, context, getInsideSpan(node, source))
      return outdent(inside, getLinePrefix(source, getSpan(node, source).start)).trim()
    },
    code() {
      const [only, ...more] = node.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      )
      const isCode = only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression'
      const value = isCode && more.length === 0 ? readExpression(only.value) : undefined
      return typeof value === 'string' ? value : undefined
    },
    leave: (message, hint) => addresses.notes.leave(place, message, hint),
    partAt(address) {
      const file = findNamedFile(address, writer, addresses)
      if (file === undefined || !/\.mdx?$/i.test(file)) return undefined
      for (const name of attributes.keys()) {
        if (read.has(name)) continue
        addresses.notes.leave(
          place,
          `The part ${address} gets \`${name}\`, and parts have no parameters.`,
          'write the value into the part',
        )
      }
      return makeRelative(context.includePart(file), writer.file)
    },
    omitUnread() {
      for (const name of attributes.keys()) {
        if (read.has(name) || lookAttributes.test(name)) continue
        addresses.notes.omit(
          place,
          `The attribute \`${name}\` of <${node.name}> has no equivalent.`,
          'elements have no such attribute',
        )
      }
    },
  }
}

/** Returns the child elements, including those inside paragraphs. */
function listElements({ children }: JsxElement): readonly JsxElement[] {
  const nodes: readonly Nodes[] = children
  return nodes.flatMap((child) => (child.type === 'paragraph' ? child.children : [child])).filter(isJsx)
}

/** Returns the path of a picture in code: from an import, `require`, or one of the engine's functions. */
export function findAddressInCode(code: string, imports: ReadonlyMap<string, string>): string | undefined {
  const [, name] = /^\s*([\w$]+)(?:\.src|\.default)?\s*$/.exec(code) ?? []
  if (name !== undefined) return imports.get(name)
  return /^\s*(?:require|useBaseUrl)\(\s*(["'])(.*?)\1\s*\)(?:\.default)?\s*$/.exec(code)?.[2]
}

/** Returns the start and end of an element's content in the source. */
export function getInsideSpan(node: JsxElement, source: string): { start: number; end: number } {
  const { start, end } = getSpan(node, source)
  const lastAttribute = node.attributes.at(-1)
  const nameEnd = lastAttribute
    ? getSpan(lastAttribute as never, source).end
    : start + 1 + (node.name?.length ?? 0)
  const opening = source.indexOf('>', nameEnd) + 1
  const closing = source.lastIndexOf('</', end)
  return opening >= end || closing < opening ? { start: end, end } : { start: opening, end: closing }
}

/** Removes the prefix that all lines share. */
function outdent(text: string, prefix: string): string {
  const lines = text
    .split('\n')
    .map((line, index) => (index > 0 && line.startsWith(prefix) ? line.slice(prefix.length) : line))
  const rest = lines.slice(1).filter((line) => line.trim() !== '')
  const indent = Math.min(...rest.map((line) => /^[ \t]*/.exec(line)![0].length))
  if (!Number.isFinite(indent)) return text
  return lines.map((line, index) => (index > 0 ? line.slice(Math.min(indent, line.length)) : line)).join('\n')
}
