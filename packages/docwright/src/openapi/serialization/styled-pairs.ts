import type { Json } from '../document/json.ts'
import { isObject, valueText } from '../document/json.ts'

/** How lists and objects are written into a query, a cookie or a form (OpenAPI 3.2, 4.12.3). */
export interface Style {
  readonly style: string
  readonly explode: boolean
  /** Whether a value keeps what has a meaning in addresses: `/`, `:` (RFC 6570, 3.2.3). */
  readonly allowReserved?: boolean | undefined
}

/** A name and its value, which may be several texts with a separator between them. */
export interface Pair {
  readonly name: string
  readonly texts: readonly string[]
  readonly separator: string
  readonly allowReserved?: boolean | undefined
}

interface Styled extends Style {
  readonly name: string
  /** The media type of a value that is one text of that type. */
  readonly mediaType?: string | undefined
}

/** A query parameter or cookie as the pairs that it is sent as (OpenAPI 3.2, 4.12.3). */
export function parameterPairs({ name, mediaType, ...style }: Styled, value: Json = ''): readonly Pair[] {
  const pairs =
    mediaType === undefined
      ? styledPairs(name, value, style)
      : [{ name, texts: [valueText(value)], separator: '' }]
  return style.allowReserved ? pairs.map((pair) => ({ ...pair, allowReserved: true })) : pairs
}

/** The pairs that a style makes of a value; none for null, and none for a list or object with nothing in it. */
export function styledPairs(name: string, value: Json, { style, explode }: Style): readonly Pair[] {
  if (style === 'deepObject') return deepPairs(name, value)
  if (value === null) return []
  const separator = separators.get(style) ?? ','
  const joined = (texts: readonly string[]) => (texts.length > 0 ? [{ name, texts, separator }] : [])
  if (Array.isArray(value)) {
    return explode ? value.flatMap((item) => single(name, item)) : joined(value.map(valueText))
  }
  if (!isObject(value)) return single(name, value)
  const members = Object.entries(value).map(([key, item]) => [key, item ?? null] as const)
  return explode
    ? members.flatMap(([key, item]) => single(key, item))
    : joined(members.flatMap(([key, item]) => [key, valueText(item)]))
}

/** `a[b][0]=…`, as deep as the value goes: what the specification leaves open below the first level, services do so. */
function deepPairs(name: string, value: Json): readonly Pair[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => deepPairs(`${name}[${index}]`, item))
  if (!isObject(value)) return single(name, value)
  return Object.entries(value).flatMap(([key, item]) => deepPairs(`${name}[${key}]`, item ?? null))
}

function single(name: string, value: Json): readonly Pair[] {
  return value === null ? [] : [{ name, texts: [valueText(value)], separator: '' }]
}

const separators: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
])

/** A pair as it is in an address: the texts encoded, a comma between them as it is (RFC 6570). */
export function encodedPair({ name, texts, separator, allowReserved }: Pair): string {
  const between = separator === ',' ? ',' : percentEncoded(separator)
  return `${percentEncoded(name)}=${texts.map(allowReserved ? reservedEncoded : percentEncoded).join(between)}`
}

/** A text for an address or a form; half a character, which a file can hold, becomes the sign for an unknown one. */
export function percentEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/**
 * A text in which what has a meaning in addresses stays as it is, and so does what is encoded already; but for what would
 * end the value (RFC 6570, 3.2.3; OpenAPI 3.2, 4.12.2).
 */
export function reservedEncoded(text: string): string {
  return text.toWellFormed().replace(/%(?![\dA-Fa-f]{2})|[^\w.~!$'()*,;:@/?=%-]+/g, percentEncoded)
}
