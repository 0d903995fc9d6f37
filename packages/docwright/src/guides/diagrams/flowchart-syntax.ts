/** What of a statement isn't read yet. */
interface Rest {
  text: string
}

interface WrittenNode {
  readonly id: string
  /** Its words in brackets, if it has any here. */
  readonly words?: string
  readonly shape?: readonly [open: string, close: string]
}

interface WrittenLink {
  /** As the library writes it: `<-.->` */
  readonly arrow: string
  readonly words: string
}

/** The brackets of nodes; a longer one comes before one that it begins with. */
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

/** Links, bare or with words in them: `-->`, `-- yes -->`. */
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

/** The words of a bare link, which are behind it. */
const wordsBehind = /^\s*\|([^|]*)\|/

const id = /^\s*([\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)/u
const and = /^\s*(&)/

/** Takes nodes: `a & b[Words]`. None if what is there isn't a node. */
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

/** Takes a link with its words. */
export function takeLink(rest: Rest): WrittenLink | undefined {
  for (const { line, bare, spoken } of links) {
    const found = bare.exec(rest.text) ?? spoken.exec(rest.text)
    if (!found) continue
    const { start = '', end = '', words } = found.groups!
    rest.text = rest.text.slice(found[0].length)
    const behind = words === undefined ? take(rest, wordsBehind) : undefined
    const tail = line === '-.' ? `-${end}` : end || line[0]!
    return { arrow: `${start}${line}${tail}`, words: words ?? behind ?? '' }
  }
  return undefined
}

/** Takes what a pattern finds at the beginning of the rest. */
function take(rest: Rest, pattern: RegExp): string | undefined {
  const found = pattern.exec(rest.text)
  if (found) rest.text = rest.text.slice(found[0].length)
  return found?.[1]
}

/** Takes the brackets of a node and the words in them. */
function takeShape(rest: Rest) {
  for (const shape of shapes) {
    const [open, close] = shape
    if (!rest.text.startsWith(open)) continue
    const inside = rest.text.slice(open.length)
    const quoted = /^\s*"[^"]*"\s*/.exec(inside)?.[0]
    const end = quoted ? quoted.length : inside.indexOf(close)
    if (end < 0 || !inside.startsWith(close, end)) continue
    const words = inside.slice(0, end)
    // A sign of a shape that isn't there.
    if (words.trim() === '' || (open === '[' && /^[/\\]/.test(words))) return undefined
    rest.text = inside.slice(end + close.length)
    return { words, shape }
  }
  return undefined
}
