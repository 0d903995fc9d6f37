import { parseDocument } from 'yaml'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './json.ts'
import { yamlOptions } from './yaml-options.ts'

/** Members of mappings as they were parsed, by where they stand and their text: the same text there is the same value. */
export type Pieces = Map<string, Member>

/** A key, and what it holds. */
type Member = readonly [key: string, value: Json]

/** A text shorter than this is parsed as it is. */
const leastText = 2000

/** A mapping may be taken apart into members that are mappings, and so on, as deep as `components/schemas` lie. */
const deepestCut = 2

/**
 * The value of a YAML text whose members were parsed one by one, those that are known not again; nothing where a member cannot
 * be understood alone. What begins a member is a line that is indented like the first: YAML ends there whatever was open
 * before (1.2.2, 8.2.2), but for quotes and brackets, and a piece in which one of these is open is no YAML.
 */
export function valueInPieces(
  text: string,
  known: Pieces,
): { value: JsonObject; pieces: Pieces } | undefined {
  if (/^(?:---|\.\.\.|%)/m.test(text)) return undefined
  const pieces: Pieces = new Map()
  const value = mappingOf(text, { indent: -1, keys: [], known, pieces })
  return value && { value, pieces }
}

interface Around {
  /** Of the key that holds the mapping. */
  readonly indent: number
  readonly keys: readonly string[]
  readonly known: Pieces
  readonly pieces: Pieces
}

function mappingOf(text: string, around: Around): JsonObject | undefined {
  const parts = membersIn(text, around.indent)
  if (!parts) return undefined
  const members = new Map<string, Json>()
  for (const part of parts) {
    const member = memberOf(part, around)
    if (!member || members.has(member[0]) || member[0] === '__proto__') return undefined
    members.set(...member)
  }
  return Object.fromEntries(members)
}

function memberOf(part: Part, around: Around): Member | undefined {
  const { known, pieces, keys } = around
  const id = [...keys, part.text].join('\n')
  const member = known.get(id) ?? cut(part, around) ?? parsed(part.text)
  if (member) pieces.set(id, member)
  return member
}

/** A member that is a large mapping, made of its own members. */
function cut({ text, indent }: Part, { keys, ...around }: Around): Member | undefined {
  if (text.length < leastText || keys.length >= deepestCut) return undefined
  const [head = ''] = /^.*:[ \t\r]*\n/.exec(text) ?? []
  const holder = head && parsed(head)
  if (!holder || holder[1] !== null) return undefined
  const value = mappingOf(text.slice(head.length), { ...around, indent, keys: [...keys, holder[0]] })
  return value && [holder[0], value]
}

/** A text that is a mapping with one key, and refers to nothing outside. */
function parsed(text: string): Member | undefined {
  const document = parseDocument(text, yamlOptions)
  if (document.errors.length > 0) return undefined
  let hasAnchors = false
  try {
    const value: Json = document.toJS({ onAnchor: () => (hasAnchors = true) })
    const [member, ...others] = isObject(value) ? Object.entries(value) : []
    if (!member || others.length > 0 || hasAnchors || member[1] === undefined) return undefined
    return [member[0], member[1]]
  } catch {
    // An alias whose anchor stands elsewhere.
    return undefined
  }
}

interface Part {
  readonly text: string
  readonly indent: number
}

/** A text cut at the lines that are indented like its first; nothing where a line is indented less, and yet inside. */
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
      // A list may stand as far left as the key that holds it.
      const isInList = sign === '-' && starts.length > 0
      if (own === indent && !isInList) starts.push(start)
    }
    start = end
  }
  if (indent === undefined) return undefined
  const own = indent
  // What stands before the first member are comments.
  return starts.map((start, index) => ({ text: text.slice(start, starts[index + 1]), indent: own }))
}

function indentAt(text: string, start: number): number {
  let end = start
  while (text[end] === ' ') end++
  return end - start
}
