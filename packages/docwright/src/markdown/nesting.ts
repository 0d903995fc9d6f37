import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes } from 'mdast'

/** The deepest nesting of lists, quotes, or elements. Deeper trees overflow the stack of programs that walk them. */
export const maxLevels = 100

/** Void elements, and elements with an optional end tag. Their number doesn't indicate the depth. */
const optionalEndTags = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
)

const tagOrBracket = /<(\/?)([A-Za-z][^\s/>]*)(?:[^<>]*?(\/?)>)?|[[\]]/g
/** Code blocks and inline code, in which `Map<string, T[]>` isn't an element. */
const codeSpan = /^[ \t>]*(```+|~~~+)[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))|(?<!`)(`+)(?!`)[^`]*\2(?!`)/gm
const containerMarker = /(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*/y

/**
 * Returns the offset at which a Markdown text is nested too deeply, if there is one. Scans the raw text, because parsing a deeply
 * nested text overflows the stack.
 */
export function findTooDeepOffset(markdown: string): number | undefined {
  let start = 0
  for (const line of markdown.split('\n')) {
    if (countLevels(line) > maxLevels) return start
    start += line.length + 1
  }
  return findTooDeepElement(markdown)
}

/**
 * Returns the number of lists and quotes at the start of a line: at least two columns for each surrounding list, and the line's
 * own markers.
 */
function countLevels(line: string): number {
  const indent = /^[ \t]*/.exec(line)![0]
  let levels = Math.floor(indent.replaceAll('\t', '    ').length / 2)
  containerMarker.lastIndex = indent.length
  while (containerMarker.test(line)) levels += 1
  return levels
}

/** Returns the offset at which too many elements and brackets are open. */
function findTooDeepElement(markdown: string): number | undefined {
  let open = 0
  const words = markdown.replace(codeSpan, (found) => 'x'.repeat(found.length))
  for (const { 0: token, 1: slash, 2: name = '', 3: ending, index } of words.matchAll(tagOrBracket)) {
    const isUncounted = optionalEndTags.has(name.toLowerCase())
    if (token === ']' || slash) open -= isUncounted || open === 0 ? 0 : 1
    else if (token === '[' || !(ending || isUncounted)) open += 1
    if (open > maxLevels) return index
  }
  return undefined
}

/** Returns the first node that is nested too deeply, if there is one. Searches level by level rather than recursively. */
export function findTooDeepNode<Tree extends Nodes | HtmlNodes>(root: Tree): Tree | undefined {
  let level: readonly Tree[] = [root]
  // A list item adds two levels to the tree.
  for (let depth = 0; depth <= 2 * maxLevels; depth++) {
    level = level.flatMap((node) => ('children' in node ? (node.children as Tree[]) : []))
  }
  return level[0]
}

/** The most emphasis marks in one paragraph. Pairing them takes quadratic time. */
export const maxMarks = 2000

/** Returns the offset of the first paragraph, cell, or item with too many emphasis marks, if there is one. */
export function findCrowdedOffset(markdown: string): number | undefined {
  if (markdown.length < 2 * maxMarks) return undefined
  const words = markdown.replace(codeSpan, (found) => 'x'.repeat(found.length))
  let start = 0
  for (const block of words.split(/(?<=\n)(?=[ \t>]*(?:\n|[|#]|[-*+][ \t]|\d{1,9}[.)][ \t]))/)) {
    if ((block.match(/\*+|_+|~+/g)?.length ?? 0) > maxMarks) return start + /^\s*/.exec(block)![0].length
    start += block.length
  }
  return undefined
}
