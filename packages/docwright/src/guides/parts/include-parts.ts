import path from 'node:path'
import type { Nodes, Parents, Root, RootContent } from 'mdast'
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx'
import { SKIP, visit } from 'unist-util-visit'
import { readContentText } from '../../content/read-content-text.ts'
import { locateOffset } from '../../problem/place-at.ts'
import type { Mistake, Place, Problem } from '../../problem/problem.ts'
import { describeTooLong } from '../../problem/read-text.ts'
import type { JsxElement } from '../jsx-element.ts'
import { isJsx } from '../jsx-element.ts'
import { readMdx } from '../parse-mdx.ts'
import { resolveNamedFile } from './named-file.ts'

interface Context {
  /** The including file: a guide, or a part. */
  readonly file: string
  readonly contentFolder: string
  readonly placeOf: (node: Nodes) => Place
  /** The chain of includes that leads to this file, starting with the guide. */
  readonly above?: readonly string[]
}

const lengthLimit = { what: 'part has', most: 100_000, hint: 'split it' }

/** Replaces each `<Include file="_parts/limits.mdx" />` by the content of the named part. */
export function includeParts(tree: Root, context: Context): readonly Problem[] {
  const problems: Problem[] = []
  visit(tree, (node, index, parent) => {
    if (!isJsx(node) || node.name !== 'Include' || !parent || index === undefined) return undefined
    const found = findPart(node, context)
    const nodes = 'message' in found ? [] : fitBlocks(found.tree.children, node)
    if ('message' in found) problems.push({ place: context.placeOf(node), ...found })
    else problems.push(...found.problems)
    if ('message' in nodes) problems.push({ place: context.placeOf(node), ...nodes })
    const shown: readonly RootContent[] = 'message' in nodes ? [] : nodes
    ;(parent as Parents).children.splice(index, 1, ...(shown as never[]))
    return [SKIP, index + shown.length]
  })
  return problems
}

interface Part {
  readonly tree: Root
  readonly problems: readonly Problem[]
}

function findPart(
  element: JsxElement,
  { file, contentFolder, above = [], ...context }: Context,
): Part | Mistake {
  const written = findAttribute(element, 'file')?.value
  if (typeof written !== 'string') {
    return { message: '<Include> needs the attribute `file`.', hint: 'write file="_parts/name.mdx"' }
  }
  const found = resolveNamedFile(written, { file, contentFolder, what: 'part' })
  if ('message' in found) return found
  const chain = [...above, file]
  if (chain.includes(found.file)) {
    return { message: `The part ${written} includes itself.`, hint: 'remove this <Include>' }
  }
  const read = readContentText(found.file, found.folder)
  if ('problem' in read) return { tree: { type: 'root', children: [] }, problems: [read.problem] }
  const long = describeTooLong(read.text, lengthLimit)
  if (long) return long
  const parsed = readMdx(read.text, { file: found.file, contentFolder })
  if ('message' in parsed) return { tree: { type: 'root', children: [] }, problems: [parsed] }
  const { tree } = parsed
  markPlaces(tree, { file: found.file, offset: element.position?.start.offset ?? 0 })
  const inside = includeParts(tree, { file: found.file, contentFolder, above: chain, ...context })
  demoteHeadings(tree, Number(findAttribute(element, 'levels')?.value ?? 0))
  moveAddresses(tree, { from: path.dirname(found.file), to: path.dirname(file) })
  return { tree, problems: [...parsed.problems, ...inside] }
}

/**
 * Returns the part's blocks if they fit at the element's position. Inside a line of text, only a single paragraph fits, without
 * its own element.
 */
function fitBlocks(blocks: readonly RootContent[], { type }: JsxElement): readonly RootContent[] | Mistake {
  if (type === 'mdxJsxFlowElement') return blocks
  const [block, ...more] = blocks
  if (block?.type === 'paragraph' && more.length === 0) return block.children
  return {
    message: 'Only a part with one paragraph can be included in a line of text.',
    hint: 'put <Include> on a line of its own, with empty lines around it',
  }
}

/** A number larger than any guide's offsets. Its multiples keep the offsets of different parts distinct. */
const offsetStep = 10_000_000

/** Records the part's file at each of its nodes, so that problems are reported there. */
function markPlaces(tree: Root, { file, offset }: { readonly file: string; readonly offset: number }): void {
  const { file: name } = locateOffset(file, '', 0)
  visit(tree, ({ position }) => {
    if (!position) return
    position.start.offset = (position.start.offset ?? 0) + offsetStep * (offset + 1)
    Object.assign(position, { file: name })
  })
}

/** Lowers the headings of a part by this many levels. */
function demoteHeadings(tree: Root, levels: number): void {
  if (!(levels > 0)) return
  visit(tree, 'heading', (node) => {
    node.depth = Math.min(node.depth + levels, 6) as typeof node.depth
  })
}

const addressAttributes = ['href', 'src', 'poster']

/** Rewrites a part's relative addresses so that they work in the guide that includes it. */
function moveAddresses(tree: Root, { from, to }: { readonly from: string; readonly to: string }): void {
  const moveAddress = (address: string) => {
    if (address === '' || /^(?:[a-z][a-z\d+.-]*:|[/#?])/i.test(address)) return address
    const [, name = '', rest = ''] = /^([^#?]*)(.*)$/s.exec(address) ?? []
    const relative = path.relative(to, path.join(from, name)).split(path.sep).join('/')
    return `${relative.startsWith('.') ? '' : './'}${relative}${rest}`
  }
  visit(tree, (node) => {
    if ('url' in node) node.url = moveAddress(node.url)
    if (!isJsx(node)) return
    for (const name of addressAttributes) {
      const attribute = findAttribute(node, name)
      if (typeof attribute?.value === 'string') attribute.value = moveAddress(attribute.value)
    }
  })
}

function findAttribute({ attributes }: JsxElement, name: string): MdxJsxAttribute | undefined {
  return attributes.find(
    (each): each is MdxJsxAttribute => each.type === 'mdxJsxAttribute' && each.name === name,
  )
}
