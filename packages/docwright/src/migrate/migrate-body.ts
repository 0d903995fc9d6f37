import type { Code, Nodes } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { tags } from '../guides/html.ts'
import type { JsxElement } from '../guides/jsx-element.ts'
import { parseMdx } from '../guides/parse-mdx.ts'
import type { Place } from '../problem/problem.ts'
import type { BodyContext } from './body-context.ts'
import { getLinePrefix, getSpan, migrateInside } from './body-context.ts'
import { asMarkdown } from './element-rule.ts'
import { createElementReader } from './element-use.ts'
import { readExpression } from './foreign-data.ts'
import { writeHtmlElement } from './html-element.ts'
import { migrateFence } from './migrate-fence.ts'
import { migrateLink, migratePicture } from './migrated-addresses.ts'
import { readModuleNames } from './module-names.ts'

interface Body {
  readonly text: string
  /** The text of a `#` heading that was the title. */
  readonly heading: string | undefined
}

/** Migrates the text of a page or a part. Invalid MDX is kept unchanged, with a note. */
export function migrateBody(
  source: string,
  given: Pick<BodyContext, 'writer' | 'elements' | 'addresses' | 'includePart'> & {
    readonly place: (line: number, column: number) => Place
  },
): Body {
  const { notes } = given.addresses
  const tree = parseMdx(source, given.writer.name)
  if ('message' in tree) {
    notes.leave(given.place(tree.place.line, tree.place.column), tree.message, tree.hint ?? 'correct it')
    return { text: source, heading: undefined }
  }
  let heading: string | undefined
  const context: BodyContext = {
    ...given,
    source,
    names: readModuleNames(tree),
    placeOf: ({ position }) => given.place(position?.start.line ?? 1, position?.start.column ?? 1),
    write: (node) => writeNode(node, context),
    asUse: (node) => asUse(node),
  }
  const asUse = createElementReader(tree, context)
  const [first] = tree.children.filter(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm')
  if (first?.type === 'heading' && first.depth === 1) {
    heading = textOf(first).replace(/\s*\[#[\w.-]+\]$/, '')
    // The first heading is the page's title, which becomes a setting.
    tree.children.splice(tree.children.indexOf(first), 1, {
      type: 'yaml',
      value: '',
      position: first.position,
    })
  }
  return {
    text: `${writeNode(tree, context)
      .trim()
      .replace(/\n{3,}(?=[^`]*$)/g, '\n\n')}\n`,
    heading,
  }
}

/** Returns the source of a node with its migrated children. */
function writeNode(node: Nodes, context: BodyContext): string {
  const { addresses, writer, source, names } = context
  const place = () => context.placeOf(node)
  switch (node.type) {
    case 'yaml':
      return ''
    case 'mdxjsEsm':
      for (const { name, code } of names.computed) {
        if (node.value.includes(code)) {
          addresses.notes.leave(
            place(),
            `The page computes \`${name}\`.`,
            'write what it stands for, or make a component of it',
          )
        }
      }
      return ''
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return writeExpression(node, context)
    case 'code':
      return writeFence(node, context)
    case 'link':
    case 'definition': {
      const written = migrateInside(node, context)
      const moved = migrateLink(node.url, writer, { ...addresses, place: place() })
      return moved === node.url ? written : replaceLast(written, node.url, moved)
    }
    case 'image': {
      const moved = migratePicture(node.url, writer, { ...addresses, place: place() })
      if (moved === undefined) return asMarkdown(node.alt ?? '')
      return replaceLast(getSource(node, source), node.url, moved)
    }
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return indent(writeElement(node, context), node, source)
    default:
      return migrateInside(node, context)
  }
}

function writeElement(node: JsxElement, context: BodyContext): string {
  const { elements, names, addresses } = context
  const name = node.name ?? ''
  const use = context.asUse(node)
  const rule = elements.get(name)
  const imported = names.imports.get(name)
  const part = imported === undefined ? undefined : use.partAt(imported)
  if (part !== undefined) return `<Include file="${part}" />`
  if (rule) {
    const written = rule(use)
    use.omitUnread()
    return written
  }
  if (name === '' || tags.has(name)) return writeHtmlElement(node, context)
  const what = imported === undefined ? `<${name}>` : `<${name}> from ${imported}`
  addresses.notes.leave(
    context.placeOf(node),
    `There is no element ${what}.`,
    `write what it shows in Markdown, or as a component of the site: components/${name}.tsx`,
  )
  return [use.inner(), `{/* ${name} */}`].filter((block) => block !== '').join('\n\n')
}

function writeExpression(node: Extract<Nodes, { value: string }>, context: BodyContext): string {
  const { names, source, addresses } = context
  if (node.value.replace(/\/\*[\s\S]*?\*\//g, '').trim() === '') return getSource(node, source)
  const value = names.constants.get(node.value.trim()) ?? readExpression(node.value)
  if (typeof value === 'string' || typeof value === 'number') return asMarkdown(String(value))
  addresses.notes.leave(
    context.placeOf(node),
    `The page computes \`{${node.value.trim()}}\`.`,
    'write what it stands for',
  )
  return ''
}

function writeFence(node: Code, { source, addresses, placeOf }: BodyContext): string {
  const written = getSource(node, source)
  if (!/^[`~]/.test(written)) return written
  const { text, omitted, unknownLanguage } = migrateFence(written)
  for (const setting of omitted) {
    addresses.notes.omit(
      placeOf(node),
      `The setting \`${setting}\` of a fence has no equivalent.`,
      'fences have no such setting',
    )
  }
  if (unknownLanguage === 'mermaid') {
    addresses.notes.leave(
      placeOf(node),
      "This diagram has parts that aren't drawn.",
      'name the fence `mermaid` to see which, or save it as SVG and use `<Diagram src="./name.svg" alt="…" />`',
    )
  } else if (unknownLanguage !== undefined) {
    addresses.notes.omit(
      placeOf(node),
      `No language is called \`${unknownLanguage}\`, so that this code has no colors.`,
      'it is a `text` fence now',
    )
  }
  return text
}

function getSource(node: Nodes, source: string): string {
  const { start, end } = getSpan(node, source)
  return source.slice(start, end)
}

/** Indents an element's lines to continue its first line, which may start with a list marker or a quote mark. */
function indent(text: string, node: JsxElement, source: string): string {
  const before = getLinePrefix(source, getSpan(node, source).start)
  return before.trim() === '' && before === '' ? text : text.replace(/\n(?=[^\n])/g, `\n${before}`)
}

function replaceLast(text: string, old: string, fresh: string): string {
  const at = text.lastIndexOf(old)
  return at < 0 ? text : text.slice(0, at) + fresh + text.slice(at + old.length)
}
