import type { Json } from '../document/json.ts'
import { formatValue, isObject } from '../document/json.ts'

/** How lists and objects are serialized in a query, a cookie or a form (OpenAPI 3.2, 4.12.3). */
export interface Style {
  readonly style: string
  readonly explode: boolean
  /** Whether reserved characters, such as `/` and `:`, aren't encoded (RFC 6570, 3.2.3). */
  readonly allowReserved?: boolean | undefined
}

/** A name and its value, which may be several texts with a separator. */
export interface Pair {
  readonly name: string
  readonly texts: readonly string[]
  readonly separator: string
  readonly allowReserved?: boolean | undefined
}

interface StyledParameter extends Style {
  readonly name: string
  /** The media type of a value that is serialized as a single text. */
  readonly mediaType?: string | undefined
}

/** Serializes a query parameter or cookie to pairs (OpenAPI 3.2, 4.12.3). */
export function serializeParameter(
  { name, mediaType, ...style }: StyledParameter,
  value: Json = '',
): readonly Pair[] {
  const pairs =
    mediaType === undefined
      ? createStyledPairs(name, value, style)
      : [{ name, texts: [formatValue(value)], separator: '' }]
  return style.allowReserved ? pairs.map((pair) => ({ ...pair, allowReserved: true })) : pairs
}

/** Serializes a value in a style. Null, an empty list and an empty object result in no pairs. */
export function createStyledPairs(name: string, value: Json, { style, explode }: Style): readonly Pair[] {
  if (style === 'deepObject') return listDeepPairs(name, value)
  if (value === null) return []
  const separator = getSeparator(style)
  const joinTexts = (texts: readonly string[]) => (texts.length > 0 ? [{ name, texts, separator }] : [])
  if (Array.isArray(value)) {
    return explode ? value.flatMap((item) => createSinglePair(name, item)) : joinTexts(value.map(formatValue))
  }
  if (!isObject(value)) return createSinglePair(name, value)
  const members = Object.entries(value).map(([key, item]) => [key, item ?? null] as const)
  return explode
    ? members.flatMap(([key, item]) => createSinglePair(key, item))
    : joinTexts(members.flatMap(([key, item]) => [key, formatValue(item)]))
}

/** Serializes deep objects: `a[b][0]=…`. The specification doesn't define more than one level, but this is what services accept. */
function listDeepPairs(name: string, value: Json): readonly Pair[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => listDeepPairs(`${name}[${index}]`, item))
  if (!isObject(value)) return createSinglePair(name, value)
  return Object.entries(value).flatMap(([key, item]) => listDeepPairs(`${name}[${key}]`, item ?? null))
}

function createSinglePair(name: string, value: Json): readonly Pair[] {
  return value === null ? [] : [{ name, texts: [formatValue(value)], separator: '' }]
}

const separators: ReadonlyMap<string, string> = new Map([
  ['spaceDelimited', ' '],
  ['pipeDelimited', '|'],
  ['tabDelimited', '\t'],
])

/** Returns what separates the items of a list that is serialized as one value. */
export function getSeparator(style: string): string {
  return separators.get(style) ?? ','
}

/** Encodes a pair for a URL. A comma between its texts isn't encoded (RFC 6570). */
export function encodePair({ name, texts, separator, allowReserved }: Pair): string {
  const encodedSeparator = encodeSeparator(separator)
  return `${percentEncode(name)}=${texts.map(allowReserved ? percentEncodeExceptReserved : percentEncode).join(encodedSeparator)}`
}

/** Encodes a separator for a URL. */
export function encodeSeparator(separator: string): string {
  return separator === ',' ? ',' : percentEncode(separator)
}

/** Percent-encodes a text. A lone surrogate, which a file may contain, becomes the replacement character. */
export function percentEncode(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/**
 * Percent-encodes a text, except reserved and already encoded characters. Characters that would end the value are encoded (RFC
 * 6570, 3.2.3; OpenAPI 3.2, 4.12.2).
 */
export function percentEncodeExceptReserved(text: string): string {
  return text.toWellFormed().replace(/%(?![\dA-Fa-f]{2})|[^\w.~!$'()*,;:@/?=%-]+/g, percentEncode)
}
