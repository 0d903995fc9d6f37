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
const minLargeText = 2000

/** How many levels of mappings are split into members, which is as deep as `components/schemas`. */
const maxSplitDepth = 2

/** Syntax that only a whole file can have: several documents, directives, tags for non-JSON values, and byte order marks. */
const wholeFileSyntax = /^(?:---|\.\.\.|%)|!!|!<|\uFEFF/m

/**
 * Characters that start a line that isn't just a plain or quoted key: an explicit key and its value, brackets, a tag, an anchor,
 * an alias.
 */
const unsupportedKeyStart = /[?:{}[\],!&*|>%@`]/

/** A parsed mapping, and its pieces. */
interface ParsedMapping {
  readonly value: JsonObject
  readonly pieces: Pieces
}

/**
 * Parses a YAML text member by member, and reuses known members. Returns undefined if a member can't be parsed on its own. A
 * member starts at each line with the same indentation as the first. There, YAML ends everything that was open before (1.2.2,
 * 8.2.2), except quotes and brackets, and a piece with an open quote or bracket isn't valid YAML.
 */
export function parseInPieces(text: string, known: Pieces): ParsedMapping | undefined {
  if (wholeFileSyntax.test(text)) return undefined
  return parseMapping(text, { indent: -1, depth: 0, known })
}

/** The location of a mapping in its text. */
interface MappingLocation {
  /** The indentation of the mapping's key. */
  readonly indent: number
  readonly depth: number
  /** The pieces of the previous version of the mapping. */
  readonly known: Pieces
}

function parseMapping(text: string, { indent, ...context }: MappingLocation): ParsedMapping | undefined {
  const parts = splitMembers(text, indent)
  if (!parts) return undefined
  const members = new Map<string, Json>()
  const pieces = new Map<string, Piece>()
  for (const part of parts) {
    const piece = context.known.get(part.text) ?? parseLargeMember(part, context) ?? parseMember(part.text)
    if (!piece || members.has(piece.key) || piece.key === '__proto__') return undefined
    members.set(piece.key, piece.value)
    pieces.set(part.text, piece)
  }
  return { value: Object.fromEntries(members), pieces }
}

/** Parses a large mapping member by member, together with its key. Returns undefined for any other member. */
function parseLargeMember(
  { text, indent }: MemberText,
  { depth, known }: Omit<MappingLocation, 'indent'>,
): Piece | undefined {
  if (text.length < minLargeText || depth >= maxSplitDepth) return undefined
  const [keyLine = ''] = /^.*:[ \t\r]*\n/.exec(text) ?? []
  const keyOnly = keyLine && parseMember(keyLine)
  if (!keyOnly || keyOnly.value !== null) return undefined
  const { key } = keyOnly
  const previous = known.values().find((piece) => piece.key === key)
  const mapping = parseMapping(text.slice(keyLine.length), {
    indent,
    depth: depth + 1,
    known: previous?.inside ?? new Map(),
  })
  return mapping && { key, value: mapping.value, inside: mapping.pieces }
}

/** Parses a text that is a mapping with one key, without anchors or aliases. */
function parseMember(text: string): Piece | undefined {
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

/** The source of a mapping's member, and its indentation. */
interface MemberText {
  readonly text: string
  readonly indent: number
}

/** Splits a text at the lines with the same indentation as the first. Returns undefined if a line inside has less indentation. */
function splitMembers(text: string, parentIndent: number): readonly MemberText[] | undefined {
  const starts: number[] = []
  let indent: number | undefined
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start) + 1 || text.length
    const lineIndent = countIndent(text, start)
    const first = text[start + lineIndent]
    if (start + lineIndent < end && first !== '\n' && first !== '\r' && first !== '#') {
      indent ??= lineIndent
      if (lineIndent <= parentIndent || lineIndent < indent) return undefined
      // A list may have the same indentation as its key.
      const isInList = first === '-' && starts.length > 0
      if (lineIndent === indent && first !== undefined && unsupportedKeyStart.test(first)) return undefined
      if (lineIndent === indent && !isInList) starts.push(start)
    }
    start = end
  }
  if (indent === undefined) return undefined
  const memberIndent = indent
  // The text before the first member consists of comments.
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1]), indent: memberIndent }))
}

function countIndent(text: string, start: number): number {
  let end = start
  while (text[end] === ' ') end++
  return end - start
}
