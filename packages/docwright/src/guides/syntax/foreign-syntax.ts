import type { Delete, FootnoteDefinition, Nodes, Paragraph, Parents, Root, Table, Text } from 'mdast'
import { visit } from 'unist-util-visit'
import { locateOffset } from '../../problem/place-at.ts'
import type { Problem } from '../../problem/problem.ts'
import { checkFence } from './check-fence.ts'
import type { FoundAt, Syntax } from './foreign-text.ts'
import { syntaxAtStart, syntaxInText } from './foreign-text.ts'

interface Context {
  readonly source: string
  readonly parent: Parents | undefined
}

/** The checks for each type of node. */
const checks: {
  readonly [Type in Nodes['type']]?: (
    node: Extract<Nodes, { type: Type }>,
    context: Context,
  ) => readonly FoundAt[]
} = {
  root: findFootnotes,
  text: (node: Text, { source }) => findMatches(node, { source, syntaxes: syntaxInText }),
  paragraph: (node, context) => [
    ...findMatches(node, { source: context.source, syntaxes: syntaxAtStart }),
    ...findIndentedCode(node, context),
  ],
  code: (node, { source }) => checkFence(node, source),
  delete: findSubscript,
  table: findLostCells,
}

/**
 * Reports syntax of other engines, and typos, that would be shown as text or dropped. Code and escaped characters are left as
 * they are.
 */
export function findForeignSyntax(
  tree: Root,
  { file, source }: { readonly file: string; readonly source: string },
): readonly Problem[] {
  const problems: Problem[] = []
  visit(tree, (node, _index, parent) => {
    const read = checks[node.type] as ((node: Nodes, context: Context) => readonly FoundAt[]) | undefined
    for (const { offset, ...mistake } of read?.(node, { source, parent }) ?? []) {
      problems.push({ place: locateOffset(file, source, offset), ...mistake })
    }
  })
  return problems
}

function findMatches(
  node: Nodes,
  { source, syntaxes }: { readonly source: string; readonly syntaxes: readonly Syntax[] },
): readonly FoundAt[] {
  const start = getStart(node)
  const written = source.slice(start, node.position!.end.offset)
  return syntaxes.flatMap(({ pattern, message, hint }) =>
    [...written.matchAll(pattern)].map((found) => ({
      offset: start + found.index,
      message: message(found),
      hint: hint(found),
    })),
  )
}

/** Reports indented code, which MDX doesn't support. Inside elements, any indentation is allowed. */
function findIndentedCode(node: Paragraph, { parent, source }: Context): readonly FoundAt[] {
  const [first] = node.children
  const isText = first?.type === 'text' || first?.type === 'inlineCode'
  if (!isText || !parent || !isContainer(parent)) return []
  const [sibling = node] = parent.type === 'listItem' ? parent.children : []
  const base =
    parent.type === 'root'
      ? 0
      : parent.type === 'blockquote'
        ? getIndent(parent, source) + 2
        : getIndent(sibling, source)
  if (getIndent(node, source) - base < 4) return []
  const message = "Four spaces don't make code here: readers would see these lines run together."
  return [{ offset: getStart(node), message, hint: 'put them between two lines of ```` ``` ````' }]
}

function isContainer({ type }: Parents): boolean {
  return type === 'root' || type === 'blockquote' || type === 'listItem'
}

/** Returns the indentation of a block. A tab counts as four columns. */
function getIndent(node: Nodes, source: string): number {
  const start = getStart(node)
  const line = Math.max(source.lastIndexOf('\n', start - 1), source.lastIndexOf('\r', start - 1)) + 1
  return source.slice(line, start).replaceAll('\t', '    ').length
}

/** Reports cells beyond the last column of the header, because tables don't show them. */
function findLostCells({ children: [head, ...rows] }: Table): readonly FoundAt[] {
  const width = head?.children.length ?? 0
  return rows.flatMap(({ children: cells }) => {
    const lost = cells[width]
    if (!lost) return []
    const message = `This row has ${cells.length} cells, but its table's head has ${width}: the rest would be lost.`
    const hint = 'write `\\|` for a pipe inside a cell, in code as well, or give the head as many cells'
    return [{ offset: getStart(lost), message, hint }]
  })
}

/** Reports footnotes that are never shown: without a reference, or with the name of another footnote. */
function findFootnotes(tree: Root, { source }: Context): readonly FoundAt[] {
  if (!source.includes('[^')) return []
  const used = new Set<string>()
  const written = new Set<string>()
  const found: FoundAt[] = []
  visit(tree, 'footnoteReference', ({ identifier }) => void used.add(identifier))
  visit(tree, 'footnoteDefinition', (node: FootnoteDefinition) => {
    const { identifier, label } = node
    const name = label ?? identifier
    if (written.has(identifier)) {
      const message = `Two footnotes here have the name \`${name}\`, and only the first is shown.`
      found.push({ offset: getStart(node), message, hint: 'give each footnote a name of its own' })
    } else if (!used.has(identifier)) {
      const message = `Nothing refers to the footnote \`${name}\`, so readers would never see it.`
      found.push({
        offset: getStart(node),
        message,
        hint: `write \`[^${name}]\` where it belongs, or remove it`,
      })
    }
    written.add(identifier)
  })
  return found
}

/** Reports single tildes inside a word, as in `H~2~O`. As on GitHub, they mean strikethrough rather than subscript. */
function findSubscript({ position }: Delete, { source }: Context): readonly FoundAt[] {
  const [start, end] = [position!.start.offset!, position!.end.offset!]
  const written = source.slice(start, end)
  const isInWord = /[\p{L}\p{N})]/u.test(source[start - 1] ?? '') || /[\p{L}\p{N}]/u.test(source[end] ?? '')
  // A longer text between two tildes isn't a subscript; each tilde may mean "about".
  if (written.startsWith('~~') || !isInWord || /\s/.test(written)) return []
  return [
    {
      offset: start,
      message: `\`${written}\` means strikethrough, not subscript.`,
      hint: `write \`<sub>${written.slice(1, -1)}</sub>\`, or \`~${written}~\` to strike through`,
    },
  ]
}

function getStart(node: Nodes): number {
  return node.position!.start.offset!
}
