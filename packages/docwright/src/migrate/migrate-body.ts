import type { Code, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { tags } from '../guides/html.ts'
import type { JsxElement } from '../guides/jsx-element.ts'
import { parseMdx } from '../guides/parse-mdx.ts'
import { getSourceSpan } from '../markdown/edits.ts'
import { indentFollowingLines, joinBlocks } from '../markup/text.ts'
import type { Place } from '../problem/problem.ts'
import type { BodyContext } from './body-context.ts'
import { getLinePrefix, migrateChildren } from './body-context.ts'
import { escapeMdxSyntax } from './element-rule.ts'
import { readExpression } from './foreign-data.ts'
import { migrateFence } from './migrate-fence.ts'
import { migrateHtmlElement } from './migrate-html-element.ts'
import { migrateLink, migratePicture } from './migrated-addresses.ts'
import { readModuleNames } from './module-names.ts'
import { createElementReader } from './read-element.ts'

interface Body {
  readonly text: string
  /** The text of the page's `#` heading, which becomes the setting `title`. */
  readonly heading: string | undefined
}

/** Migrates the text of a page or a part. Invalid MDX is kept unchanged, with a note. */
export function migrateBody(
  source: string,
  shared: Pick<BodyContext, 'writer' | 'elements' | 'addresses' | 'includePart'> & {
    readonly placeAt: (line: number, column: number) => Place
  },
): Body {
  const { notes } = shared.addresses
  const tree = parseMdx(source, shared.writer.name)
  if ('message' in tree) {
    const { place, message, hint = 'correct it' } = tree
    notes.addTask(shared.placeAt(place.line, place.column), message, hint)
    return { text: source, heading: undefined }
  }
  const first = tree.children.find(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  const title = first?.type === 'heading' && first.depth === 1 ? first : undefined
  const placeOf = ({ position }: Nodes) =>
    shared.placeAt(position?.start.line ?? 1, position?.start.column ?? 1)
  const context: BodyContext = {
    ...shared,
    source,
    names: readModuleNames(tree),
    placeOf,
    addTask: (node, message, hint) => notes.addTask(placeOf(node), message, hint),
    addOmission: (node, message, hint) => notes.addOmission(placeOf(node), message, hint),
    migrateNode: (node) => (node === title ? '' : migrateNode(node, context)),
    readElement: (node) => readElement(node),
  }
  const readElement = createElementReader(tree, context)
  for (const { name, node } of context.names.computed) {
    const hint = 'write what it stands for, or make a component of it'
    context.addTask(node, `The page computes \`${name}\`.`, hint)
  }
  // Removed nodes leave blank lines. Outside of code, at most one of them remains.
  const text = migrateNode(tree, context)
    .trim()
    .replace(/\n{3,}(?=[^`]*$)/g, '\n\n')
  return { text: `${text}\n`, heading: title && textOf(title).replace(/\s*\[#[\w.-]+\]$/, '') }
}

/** Returns the source of a node with its migrated children. */
function migrateNode(node: Nodes, context: BodyContext): string {
  const { addresses, writer, source } = context
  const to = { ...addresses, place: context.placeOf(node) }
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
      return ''
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return migrateExpression(node, context)
    case 'code':
      return migrateCodeBlock(node, context)
    case 'link':
    case 'definition':
      return replaceLast(migrateChildren(node, context), node.url, migrateLink(node.url, writer, to))
    case 'image': {
      const address = migratePicture(node.url, writer, to)
      if (address === undefined) return escapeMdxSyntax(node.alt ?? '')
      return replaceLast(getSource(node, source), node.url, address)
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const prefix = getLinePrefix(source, getSourceSpan(node).start)
      return indentFollowingLines(migrateElement(node, context), prefix)
    }
    default:
      return migrateChildren(node, context)
  }
}

function migrateElement(node: JsxElement, context: BodyContext): string {
  const name = node.name ?? ''
  const element = context.readElement(node)
  const imported = context.names.imports.get(name)
  const part = imported === undefined ? undefined : element.includePart(imported)
  if (part !== undefined) return `<Include file="${part}" />`
  const rule = context.elements.get(name)
  if (rule) {
    const text = rule(element)
    element.addOmissions()
    return text
  }
  if (name === '' || tags.has(name)) return migrateHtmlElement(node, context)
  const origin = imported === undefined ? '' : ` from ${imported}`
  const hint = `write what it shows in Markdown, or as a component of the site: components/${name}.tsx`
  context.addTask(node, `There is no element <${name}>${origin}.`, hint)
  return joinBlocks([element.getContent(), `{/* ${name} */}`])
}

function migrateExpression(node: Extract<Nodes, { value: string }>, context: BodyContext): string {
  const code = node.value.trim()
  const isComment = code.replace(/\/\*[\s\S]*?\*\//g, '').trim() === ''
  if (isComment) return getSource(node, context.source)
  const value = context.names.constants.get(code) ?? readExpression(code)
  if (typeof value === 'string' || typeof value === 'number') return escapeMdxSyntax(String(value))
  context.addTask(node, `The page computes \`{${code}}\`.`, 'write what it stands for')
  return ''
}

function migrateCodeBlock(node: Code, { source, addTask, addOmission }: BodyContext): string {
  const code = getSource(node, source)
  const isFence = /^[`~]/.test(code)
  if (!isFence) return code
  const { text, omitted, unknownLanguage } = migrateFence(code)
  for (const setting of omitted) {
    const message = `The setting \`${setting}\` of a fence has no equivalent.`
    addOmission(node, message, 'fences have no such setting')
  }
  if (unknownLanguage === 'mermaid') {
    const hint =
      'name the fence `mermaid` to see which, or save it as SVG and use `<Diagram src="./name.svg" alt="…" />`'
    addTask(node, "This diagram has parts that aren't drawn.", hint)
  } else if (unknownLanguage !== undefined) {
    const message = `No language is called \`${unknownLanguage}\`, so that this code has no colors.`
    addOmission(node, message, 'it is a `text` fence now')
  }
  return text
}

function getSource(node: Nodes, source: string): string {
  const { start, end } = getSourceSpan(node)
  return source.slice(start, end)
}

/** Replaces an address, which comes after a link's text and may also occur in it. */
function replaceLast(text: string, address: string, replacement: string): string {
  const start = text.lastIndexOf(address)
  return start < 0 ? text : text.slice(0, start) + replacement + text.slice(start + address.length)
}
