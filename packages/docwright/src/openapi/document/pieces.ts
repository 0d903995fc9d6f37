import { parseDocument } from 'yaml'
import { yamlOptions } from './exact-yaml.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './json.ts'

/** The members of a mapping as they were parsed, by their texts. */
export type Pieces = ReadonlyMap<string, Piece>

interface Piece {
  readonly key: string
  readonly value: Json
  /** The pieces of its value, when that is a large mapping itself. */
  readonly inside: Pieces
}

/** A text shorter than this is parsed as it is. */
const leastText = 2000

/** A mapping may be taken apart into members that are mappings, and so on, as deep as `components/schemas` lie. */
const deepestCut = 2

/** Several documents, directives, tags that make other values than JSON has, and byte order marks, which mean nothing in one place only. */
const readWhole = /^(?:---|\.\.\.|%)|!!|!<|\uFEFF/m

/** Characters that start a line that isn't just a plain or quoted key: an explicit key and its value, brackets, a tag, an anchor, an alias. */
const noKey = /[?:{}[\],!&*|>%@`]/

/** A mapping, and the pieces that it was made of. */
interface Made {
  readonly value: JsonObject
  readonly pieces: Pieces
}

/**
 * Parses a YAML text member by member, and reuses the members that are known. Returns undefined if a member can't be parsed
 * on its own. A member starts at each line that is indented like the first: YAML ends there whatever
 * was open before (1.2.2, 8.2.2), but for quotes and brackets, and a piece in which one of these is open isn't YAML.
 */
export function valueInPieces(text: string, known: Pieces): Made | undefined {
  if (readWhole.test(text)) return undefined
  return mappingOf(text, { indent: -1, depth: 0, known })
}

/** Where a mapping is in its text. */
interface MappingContext {
  /** Of the key that holds the mapping. */
  readonly indent: number
  readonly depth: number
  /** The pieces that the mapping was made of before. */
  readonly known: Pieces
}

function mappingOf(text: string, { indent, ...context }: MappingContext): Made | undefined {
  const parts = membersIn(text, indent)
  if (!parts) return undefined
  const members = new Map<string, Json>()
  const pieces = new Map<string, Piece>()
  for (const part of parts) {
    const piece = context.known.get(part.text) ?? cut(part, context) ?? parsed(part.text)
    if (!piece || members.has(piece.key) || piece.key === '__proto__') return undefined
    members.set(piece.key, piece.value)
    pieces.set(part.text, piece)
  }
  return { value: Object.fromEntries(members), pieces }
}

/** A member that is a large mapping, made of its own members. */
function cut({ text, indent }: Part, { depth, known }: Omit<MappingContext, 'indent'>): Piece | undefined {
  if (text.length < leastText || depth >= deepestCut) return undefined
  const [head = ''] = /^.*:[ \t\r]*\n/.exec(text) ?? []
  const holder = head && parsed(head)
  if (!holder || holder.value !== null) return undefined
  const { key } = holder
  const before = known.values().find((piece) => piece.key === key)
  const made = mappingOf(text.slice(head.length), {
    indent,
    depth: depth + 1,
    known: before?.inside ?? new Map(),
  })
  return made && { key, value: made.value, inside: made.pieces }
}

/** A text that is a mapping with one key, and refers to nothing outside. */
function parsed(text: string): Piece | undefined {
  const document = parseDocument(text, yamlOptions)
  if (document.errors.length + document.warnings.length > 0) return undefined
  let hasAnchors = false
  try {
    const whole: Json = document.toJS({ onAnchor: () => (hasAnchors = true) })
    const [member, ...others] = isObject(whole) ? Object.entries(whole) : []
    if (!member || others.length > 0 || hasAnchors || member[1] === undefined) return undefined
    const [key, value] = member
    return { key, value, inside: new Map() }
  } catch {
    // An alias whose anchor is elsewhere.
    return undefined
  }
}

interface Part {
  readonly text: string
  readonly indent: number
}

/** A text cut at the lines that are indented like its first; undefined where a line is indented less, and yet inside. */
function membersIn(text: string, outside: number): readonly Part[] | undefined {
  const starts: number[] = []
  let indent: number | undefined
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) + 1 || text.length
    const own = indentAt(text, start)
    const sign = text[start + own]
    if (start + own < end && sign !== '\n' && sign !== '\r' && sign !== '#') {
      indent ??= own
      if (own <= outside || own < indent) return undefined
      // A list may be as far left as the key that holds it.
      const isInList = sign === '-' && starts.length > 0
      if (own === indent && sign !== undefined && noKey.test(sign)) return undefined
      if (own === indent && !isInList) starts.push(start)
    }
    start = end
  }
  if (indent === undefined) return undefined
  const own = indent
  // What is before the first member are comments.
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1]), indent: own }))
}

function indentAt(text: string, start: number): number {
  let end = start
  while (text[end] === ' ') end++
  return end - start
}
