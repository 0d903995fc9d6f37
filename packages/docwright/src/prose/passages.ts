import type { Nodes } from 'mdast'
import { visit } from 'unist-util-visit'

/** A paragraph, heading, or table cell, with a space in place of each character that isn't prose. */
export interface Passage {
  readonly kind: 'paragraph' | 'heading' | 'cell'
  readonly words: string
  /** The offset of the passage in the parsed text. */
  readonly offset: number
  /** Checks whether a character belongs to inline code. */
  isCode(index: number): boolean
}

/** The kind of passage of each type of Markdown node that is one. */
const kindByNode: Readonly<Record<string, Passage['kind']>> = {
  paragraph: 'paragraph',
  heading: 'heading',
  tableCell: 'cell',
}

/**
 * Returns the prose of a Markdown tree whose nodes have positions. A passage is as long as its source, so an index into it leads
 * to the place in the file: markup and the addresses of links are blanked out rather than removed.
 */
export function listPassages(tree: Nodes, source: string): readonly Passage[] {
  const passages: Passage[] = []
  visit(tree, (node) => {
    if (Object.hasOwn(kindByNode, node.type)) passages.push(getPassage(node, kindByNode[node.type]!, source))
  })
  return passages
}

/** Returns the prose of a block of Markdown. */
function getPassage(block: Nodes, kind: Passage['kind'], source: string): Passage {
  const [start, end] = getRange(block)
  const codes: (readonly [number, number])[] = []
  let words = ''
  const addAt = (position: number, text: string) => {
    words = words.padEnd(position - start) + text
  }
  visit(block, (node) => {
    const [from, to] = getRange(node)
    if (node.type === 'text') addAt(from, source.slice(from, to).replace(headingId, replaceBySpaces))
    if (isApiName(node)) codes.push([from - start, to - start])
    if (node.type !== 'inlineCode') return
    addAt(from, source.slice(from, to).replace(/^`+|`+$/g, replaceBySpaces))
    codes.push([from - start, to - start])
  })
  const isCode = (index: number) => codes.some(([from, to]) => from <= index && index < to)
  return { kind, words: words.padEnd(end - start), offset: start, isCode }
}

/** The ID at the end of a heading: `[#errors]`. */
const headingId = /\[#[^\]]*\]\s*$/

const replaceBySpaces = (text: string) => ' '.repeat(text.length)

/** Checks for an element of guides whose text is a name in the API, which pages render as code. */
function isApiName(node: Nodes): boolean {
  return node.type === 'mdxJsxTextElement' && (node.name === 'Field' || node.name === 'Operation')
}

function getRange({ position }: Nodes): readonly [number, number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0]
}

/** A Markdown text inside another file, in which it may be indented, folded, or escaped. */
export interface Embedded {
  readonly text: string
  /** The start and end in the file. */
  readonly range: readonly [number, number]
}

/**
 * Returns a function from an offset of an embedded text to the offset in its file. Both have the same characters in the same
 * order; what the file adds between them (indentation, quotes, backslashes, asterisks of a comment) is skipped.
 */
export function createOffsetMap(source: string, { text, range }: Embedded): (offset: number) => number {
  const offsets: number[] = []
  let position = range[0]
  for (const character of text) {
    if (/\s/.test(character)) offsets.push(...Array(character.length).fill(position))
    else {
      const found = source.indexOf(character, position)
      if (found >= 0 && found < range[1]) position = found
      offsets.push(...Array(character.length).fill(position))
      position += character.length
    }
  }
  return (offset) => offsets[Math.min(offset, offsets.length - 1)] ?? range[0]
}
