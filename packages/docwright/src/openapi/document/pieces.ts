import { parseDocument } from 'yaml'
import { yamlOptions } from './exact-yaml.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './json.ts'

/** The parsed members of a mapping, by their source text. */
export type Pieces = ReadonlyMap<string, Piece>

interface Piece {
  readonly key: string
  readonly value: Json
  /** The pieces of its value, if that is a large mapping itself. */
  readonly inside: Pieces
}

/** A shorter text is parsed as a whole. */
const leastText = 2000

/** How many levels of mappings are split into members, which is as deep as `components/schemas`. */
const maxCutDepth = 2

/** Syntax that only a whole file can have: several documents, directives, tags for non-JSON values, and byte order marks. */
const readWhole = /^(?:---|\.\.\.|%)|!!|!<|\uFEFF/m

/**
 * Characters that start a line that isn't just a plain or quoted key: an explicit key and its value, brackets, a tag, an anchor,
 * an alias.
 */
const noKey = /[?:{}[\],!&*|>%@`]/

/** A parsed mapping, and its pieces. */
interface Made {
  readonly value: JsonObject
  readonly pieces: Pieces
}

/**
 * Parses a YAML text member by member, and reuses known members. Returns undefined if a member can't be parsed on its own. A
 * member starts at each line with the same indentation as the first. There, YAML ends everything that was open before (1.2.2,
 * 8.2.2), except quotes and brackets, and a piece with an open quote or bracket isn't valid YAML.
 */
export function parseInPieces(text: string, known: Pieces): Made | undefined {
  if (readWhole.test(text)) return undefined
  return findMapping(text, { indent: -1, depth: 0, known })
}

/** The location of a mapping in its text. */
interface MappingContext {
  /** The indentation of the mapping's key. */
  readonly indent: number
  readonly depth: number
  /** The pieces of the previous version of the mapping. */
  readonly known: Pieces
}

function findMapping(text: string, { indent, ...context }: MappingContext): Made | undefined {
  const parts = listMembers(text, indent)
  if (!parts) return undefined
  const members = new Map<string, Json>()
  const pieces = new Map<string, Piece>()
  for (const part of parts) {
    const piece = context.known.get(part.text) ?? cut(part, context) ?? parse(part.text)
    if (!piece || members.has(piece.key) || piece.key === '__proto__') return undefined
    members.set(piece.key, piece.value)
    pieces.set(part.text, piece)
  }
  return { value: Object.fromEntries(members), pieces }
}

/** Parses a member that is a large mapping from its own members. */
function cut({ text, indent }: Part, { depth, known }: Omit<MappingContext, 'indent'>): Piece | undefined {
  if (text.length < leastText || depth >= maxCutDepth) return undefined
  const [head = ''] = /^.*:[ \t\r]*\n/.exec(text) ?? []
  const holder = head && parse(head)
  if (!holder || holder.value !== null) return undefined
  const { key } = holder
  const before = known.values().find((piece) => piece.key === key)
  const made = findMapping(text.slice(head.length), {
    indent,
    depth: depth + 1,
    known: before?.inside ?? new Map(),
  })
  return made && { key, value: made.value, inside: made.pieces }
}

/** Parses a text that is a mapping with one key, and refers to nothing outside. */
function parse(text: string): Piece | undefined {
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

/** Splits a text at the lines with the same indentation as the first. Returns undefined if a line inside has less indentation. */
function listMembers(text: string, outside: number): readonly Part[] | undefined {
  const starts: number[] = []
  let indent: number | undefined
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) + 1 || text.length
    const own = indentAt(text, start)
    const sign = text[start + own]
    if (start + own < end && sign !== '\n' && sign !== '\r' && sign !== '#') {
      indent ??= own
      if (own <= outside || own < indent) return undefined
      // A list may have the same indentation as its key.
      const isInList = sign === '-' && starts.length > 0
      if (own === indent && sign !== undefined && noKey.test(sign)) return undefined
      if (own === indent && !isInList) starts.push(start)
    }
    start = end
  }
  if (indent === undefined) return undefined
  const own = indent
  // The text before the first member consists of comments.
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1]), indent: own }))
}

function indentAt(text: string, start: number): number {
  let end = start
  while (text[end] === ' ') end++
  return end - start
}
