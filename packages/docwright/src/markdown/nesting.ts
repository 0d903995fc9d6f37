import type { Nodes as HtmlNodes } from 'hast'
import type { Nodes } from 'mdast'

/** Deeper than this no hand nests lists, quotes or elements, and programs that walk a tree run out of stack. */
export const mostLevels = 100

/** Elements that hold nothing, and those whose end may be left out: how many there are says nothing of the depth. */
const endless = new Set(
  'area base br col embed hr img input link meta source track wbr p li dt dd td th tr thead tbody tfoot option'.split(
    ' ',
  ),
)

const tagOrBracket = /<(\/?)([A-Za-z][^\s/>]*)(?:[^<>]*?(\/?)>)?|[[\]]/g
/** Blocks and words of code, in which `Map<string, T[]>` opens nothing. */
const code = /^[ \t>]*(```+|~~~+)[\s\S]*?(?:^[ \t>]*\1|(?![\s\S]))|(?<!`)(`+)(?!`)[^`]*\2(?!`)/gm
const container = /(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]|$))[ \t]*/y

/**
 * Returns the offset at which a Markdown text is nested too deeply, if there is one. Scans the raw text, because parsing a
 * deeply nested text overflows the stack.
 */
export function tooDeepAt(markdown: string): number | undefined {
  let start = 0
  for (const line of markdown.split('\n')) {
    if (levelsAt(line) > mostLevels) return start
    start += line.length + 1
  }
  return elementTooDeepAt(markdown)
}

/** The lists and quotes that a line begins inside of: at least two columns for each list above, and its own marks. */
function levelsAt(line: string): number {
  const indent = /^[ \t]*/.exec(line)![0]
  let levels = Math.floor(indent.replaceAll('\t', '    ').length / 2)
  container.lastIndex = indent.length
  while (container.test(line)) levels += 1
  return levels
}

/** Where more elements and brackets are open at once than anyone opens. */
function elementTooDeepAt(markdown: string): number | undefined {
  let open = 0
  const words = markdown.replace(code, (found) => 'x'.repeat(found.length))
  for (const { 0: token, 1: slash, 2: name = '', 3: ending, index } of words.matchAll(tagOrBracket)) {
    const isUncounted = endless.has(name.toLowerCase())
    if (token === ']' || slash) open -= isUncounted || open === 0 ? 0 : 1
    else if (token === '[' || !(ending || isUncounted)) open += 1
    if (open > mostLevels) return index
  }
  return undefined
}

/** The first part of a text that is deeper inside others than a program can follow, if there is one; found level by level. */
export function tooDeepNode<Tree extends Nodes | HtmlNodes>(root: Tree): Tree | undefined {
  let level: readonly Tree[] = [root]
  // An item of a list is two levels of its tree.
  for (let depth = 0; depth <= 2 * mostLevels; depth++) {
    level = level.flatMap((node) => ('children' in node ? (node.children as Tree[]) : []))
  }
  return level[0]
}

/** More of them in one paragraph no hand writes, and to tell which of them belong together takes the square of the time. */
export const mostMarks = 2000

/** The offset at which a paragraph, cell or item begins that has more runs of signs of emphasis than anyone writes. */
export function crowdedAt(markdown: string): number | undefined {
  if (markdown.length < 2 * mostMarks) return undefined
  const words = markdown.replace(code, (found) => 'x'.repeat(found.length))
  let start = 0
  for (const block of words.split(/(?<=\n)(?=[ \t>]*(?:\n|[|#]|[-*+][ \t]|\d{1,9}[.)][ \t]))/)) {
    if ((block.match(/\*+|_+|~+/g)?.length ?? 0) > mostMarks) return start + /^\s*/.exec(block)![0].length
    start += block.length
  }
  return undefined
}
