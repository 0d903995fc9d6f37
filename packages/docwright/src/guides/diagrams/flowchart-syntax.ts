/** The part of a statement that isn't read yet. Each `take…` function removes what it reads from its start. */
interface Rest {
  text: string
}

interface WrittenNode {
  readonly id: string
  /** The label in brackets, if this statement has it. */
  readonly words?: string
  readonly shape?: readonly [open: string, close: string]
}

interface WrittenLink {
  /** In the library's syntax: `<-.->`. */
  readonly arrow: string
  readonly words: string
}

/** The brackets of nodes. A longer bracket is listed before one that it starts with. */
const shapes: readonly (readonly [open: string, close: string])[] = [
  ['(((', ')))'],
  ['([', '])'],
  ['((', '))'],
  ['[[', ']]'],
  ['[(', ')]'],
  ['{{', '}}'],
  ['[/', '\\]'],
  ['[\\', '/]'],
  ['>', ']'],
  ['[', ']'],
  ['(', ')'],
  ['{', '}'],
]

/** Links without words, and links with words between their two parts: `-->`, `-- yes -->`. */
const links = [
  {
    line: '--',
    bare: /^(?<start><)?(?:-{2,}(?<end>>)|-{3,}(?![-xo]))/,
    spoken: /^(?<start><)?--(?![xo]\s)\s*(?<words>[^\s>-].*?)\s*(?:-{2,}(?<end>>)|-{3,}(?![-xo]))/,
  },
  {
    line: '-.',
    bare: /^(?<start><)?-\.+-(?:(?<end>>)|(?![xo]))/,
    spoken: /^(?<start><)?-\.(?![xo]\s)\s*(?<words>[^\s.-].*?)\s*\.+-(?:(?<end>>)|(?![xo]))/,
  },
  {
    line: '==',
    bare: /^(?<start><)?(?:={2,}(?<end>>)|={3,}(?![=xo]))/,
    spoken: /^(?<start><)?==(?![xo]\s)\s*(?<words>[^\s>=].*?)\s*(?:={2,}(?<end>>)|={3,}(?![=xo]))/,
  },
] as const

/** The words after a link: `|yes|`. */
const wordsAfterLink = /^\s*\|([^|]*)\|/

const id = /^\s*([\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)/u
const and = /^\s*(&)/

/** Reads nodes: `a & b[Words]`. Returns none if the statement doesn't continue with a node. */
export function takeNodes(rest: Rest): readonly WrittenNode[] {
  const nodes: WrittenNode[] = []
  for (;;) {
    const name = take(rest, id)
    if (name === undefined) return []
    nodes.push({ id: name, ...takeShape(rest) })
    if (take(rest, and) === undefined) break
  }
  rest.text = rest.text.trimStart()
  return nodes
}

/** Reads a link with its words. */
export function takeLink(rest: Rest): WrittenLink | undefined {
  for (const { line, bare, spoken } of links) {
    const found = bare.exec(rest.text) ?? spoken.exec(rest.text)
    if (!found) continue
    const { start = '', end = '', words } = found.groups!
    rest.text = rest.text.slice(found[0].length)
    const wordsAfter = words === undefined ? take(rest, wordsAfterLink) : undefined
    const tail = line === '-.' ? `-${end}` : end || line[0]!
    return { arrow: `${start}${line}${tail}`, words: words ?? wordsAfter ?? '' }
  }
  return undefined
}

/** Removes a match from the start of the rest, and returns the match's first group. */
function take(rest: Rest, pattern: RegExp): string | undefined {
  const found = pattern.exec(rest.text)
  if (found) rest.text = rest.text.slice(found[0].length)
  return found?.[1]
}

/** Reads the brackets of a node and the words in them. */
function takeShape(rest: Rest) {
  for (const shape of shapes) {
    const [open, close] = shape
    if (!rest.text.startsWith(open)) continue
    const inside = rest.text.slice(open.length)
    const quoted = /^\s*"[^"]*"\s*/.exec(inside)?.[0]
    const end = quoted ? quoted.length : inside.indexOf(close)
    if (end < 0 || !inside.startsWith(close, end)) continue
    const words = inside.slice(0, end)
    // Without its closing bracket, a slash isn't a shape: `[/words]`.
    if (words.trim() === '' || (open === '[' && /^[/\\]/.test(words))) return undefined
    rest.text = inside.slice(end + close.length)
    return { words, shape }
  }
  return undefined
}
