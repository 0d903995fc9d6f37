import type { Nodes, Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { JsxElement } from '../guides/jsx-element.ts'
import { isJsx } from '../guides/jsx-element.ts'
import { getSourceSpan } from '../markdown/edits.ts'
import { removeIndent } from '../markdown/indent.ts'
import type { BodyContext } from './body-context.ts'
import { getLinePrefix, migrateChildren } from './body-context.ts'
import type { ForeignElement } from './element-rule.ts'
import { readExpression } from './foreign-data.ts'
import { migrateFence } from './migrate-fence.ts'
import { findNamedFile, makeRelative, migrateLink, migratePicture } from './migrated-addresses.ts'

/** Attributes for the look or the initial state of an element. They are left out without a note, because pages read the same. */
const unreportedAttributes = new Set(
  'class className style key default defaultOpen open stroke size color cols horizontal arrow cta'.split(' '),
)

/** Returns a function that reads an element of a text for the migration rules, once per element. */
export function createElementReader(tree: Root, context: BodyContext): (node: JsxElement) => ForeignElement {
  const parents = new Map<JsxElement, JsxElement>()
  visit(tree, (node) => {
    if (isJsx(node)) for (const child of listElements(node)) parents.set(child, node)
  })
  const elements = new Map<JsxElement, ForeignElement>()
  return (node) => {
    const parent = parents.get(node)
    const element =
      elements.get(node) ?? readElement(node, { context, parent: parent && context.readElement(parent) })
    elements.set(node, element)
    return element
  }
}

function readElement(
  node: JsxElement,
  { context, parent }: { readonly context: BodyContext; readonly parent: ForeignElement | undefined },
): ForeignElement {
  const { addresses, writer, source, names } = context
  const place = context.placeOf(node)
  const attributes = new Map(
    node.attributes.flatMap((each) =>
      each.type === 'mdxJsxAttribute' ? [[each.name, each.value ?? true] as const] : [],
    ),
  )
  const unread = new Set(attributes.keys())
  const getOneText = (name: string): string | undefined => {
    unread.delete(name)
    const value = attributes.get(name)
    if (typeof value !== 'object') return typeof value === 'string' ? value : undefined
    const data = names.constants.get(value.value.trim()) ?? readExpression(value.value)
    return typeof data === 'string' || typeof data === 'number' ? String(data) : undefined
  }
  return {
    name: node.name ?? '',
    parent,
    get children() {
      return listElements(node).map(context.readElement)
    },
    get fences() {
      return node.children.flatMap((child) => {
        if (child.type !== 'code') return []
        const { start, end } = getSourceSpan(child)
        const { title, language } = migrateFence(source.slice(start, end))
        const text = outdent(context.migrateNode(child), getLinePrefix(source, start))
        return [{ label: title ?? language, text }]
      })
    },
    getText: (...wanted) => wanted.map(getOneText).find((text) => text !== undefined),
    hasAttribute(name) {
      unread.delete(name)
      return attributes.has(name)
    },
    getAddress(name) {
      const address = getOneText(name)
      return address === undefined ? undefined : migrateLink(address, writer, { ...addresses, place })
    },
    getPictureAddress(name) {
      const value = attributes.get(name)
      const address =
        typeof value === 'object' ? findAddressInCode(value.value, names.imports) : getOneText(name)
      unread.delete(name)
      return address === undefined ? undefined : migratePicture(address, writer, { ...addresses, place })
    },
    getContent() {
      const content = migrateChildren(node, context, getContentSpan(node, source))
      return outdent(content, getLinePrefix(source, getSourceSpan(node).start)).trim()
    },
    getCode() {
      const [only, ...more] = node.children.filter(
        (child) => child.type !== 'text' || child.value.trim() !== '',
      )
      const isExpression = only?.type === 'mdxFlowExpression' || only?.type === 'mdxTextExpression'
      const value = isExpression && more.length === 0 ? readExpression(only.value) : undefined
      return typeof value === 'string' ? value : undefined
    },
    addTask: (message, hint) => context.addTask(node, message, hint),
    includePart(address) {
      const file = findNamedFile(address, writer, addresses)
      if (file === undefined || !/\.mdx?$/i.test(file)) return undefined
      for (const name of unread) {
        const message = `The part ${address} gets \`${name}\`, and parts have no parameters.`
        context.addTask(node, message, 'write the value into the part')
      }
      return makeRelative(context.includePart(file), writer.file)
    },
    addOmissions() {
      for (const name of unread) {
        if (unreportedAttributes.has(name)) continue
        const message = `The attribute \`${name}\` of <${node.name}> has no equivalent.`
        context.addOmission(node, message, 'elements have no such attribute')
      }
    },
  }
}

/** Returns the elements directly inside an element. MDX puts those within a line of text into a paragraph. */
function listElements({ children }: JsxElement): readonly JsxElement[] {
  const nodes: readonly Nodes[] = children
  return nodes.flatMap((child) => (child.type === 'paragraph' ? child.children : [child])).filter(isJsx)
}

/** Returns the path of a picture in code: `logo.src` of an import, `require('./logo.png')`, or `useBaseUrl('/logo.png')`. */
export function findAddressInCode(code: string, imports: ReadonlyMap<string, string>): string | undefined {
  const [, name] = /^\s*([\w$]+)(?:\.src|\.default)?\s*$/.exec(code) ?? []
  if (name !== undefined) return imports.get(name)
  return /^\s*(?:require|useBaseUrl)\(\s*(["'])(.*?)\1\s*\)(?:\.default)?\s*$/.exec(code)?.[2]
}

/** Returns the start and end of an element's content in the source. Both are the element's end if it has no content. */
export function getContentSpan(node: JsxElement, source: string): { start: number; end: number } {
  const { start, end } = getSourceSpan(node)
  const lastAttribute = node.attributes.at(-1)
  const nameEnd = lastAttribute ? getSourceSpan(lastAttribute).end : start + 1 + (node.name?.length ?? 0)
  const contentStart = source.indexOf('>', nameEnd) + 1
  const contentEnd = source.lastIndexOf('</', end)
  const isEmpty = contentStart >= end || contentEnd < contentStart
  return isEmpty ? { start: end, end } : { start: contentStart, end: contentEnd }
}

/** Removes `prefix`, and then the indentation that the remaining lines share. The first line has neither. */
function outdent(text: string, prefix: string): string {
  const [first, ...others] = text.split('\n')
  const lines = others.map((line) => (line.startsWith(prefix) ? line.slice(prefix.length) : line))
  return [first, ...removeIndent(lines)].join('\n')
}
