/**
 * A JSON value in a description. A number that JavaScript would print differently (`1.0`, an int64 beyond 2^53) is stored as `{
 * '$exact': '1.0' }`, so that it can be shown as it was written.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** A JSON object. Missing members are undefined. */
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

interface ExactNumber {
  readonly $exact: string
}

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/**
 * Marks an object as an exact number. A symbol can't conflict with keys in a file. It's registered, because the rendering bundle
 * has its own copy of this module.
 */
const isExact = Symbol.for('exact number')

/** Parses a number. Stores it as text if JavaScript would print it differently. */
export function parseExactNumber(source: string): Json {
  const number = Number(source)
  if (String(number) === source || !jsonNumber.test(source)) return number
  return Object.defineProperty({ $exact: source }, isExact, { value: true })
}

/** Checks whether a value is a number stored as text. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === 'object' && value !== null && isExact in value
}

/** Checks whether a value contains an exact number at any depth. */
export function hasExactNumber(value: Json): boolean {
  return toPlainNumbers(value) !== value
}

/** Copies a value for a library that supports only plain JSON. Exact numbers become strings that start with `\0`; in other strings, a leading `\0` is doubled. */
export function escapeExactNumbers(value: Json): Json {
  return mapScalars(value, (scalar) => {
    if (isExactNumber(scalar)) return `\0${scalar.$exact}`
    return typeof scalar === 'string' && scalar[0] === '\0' ? `\0${scalar}` : scalar
  })
}

/** The inverse of `escapeExactNumbers`. */
export function unescapeExactNumbers(value: Json): Json {
  return mapTexts(value, (text) => {
    if (text[0] !== '\0') return text
    return text[1] === '\0' ? text.slice(1) : parseExactNumber(text.slice(1))
  })
}

/** Maps each part of a value that isn't a list or an object with members. */
function mapScalars(value: Json, change: (scalar: Json) => Json): Json {
  if (Array.isArray(value)) return value.map((item: Json) => mapScalars(item, change))
  return isObject(value) ? mapObject(value, (member) => mapScalars(member, change)) : change(value)
}

/** Maps the values of an object. Undefined members stay undefined. */
export function mapObject(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, value === undefined ? value : change(value, key)]),
  )
}

/** Maps every text in a value, except names of members. */
export function mapTexts(value: Json, change: (text: string) => Json): Json {
  return mapScalars(value, (scalar) => (typeof scalar === 'string' ? change(scalar) : scalar))
}

/** A number as it's written in the file. It's stored as text if JavaScript would round it. */
export type JsonNumber = number | (JsonObject & ExactNumber)

/** Checks whether a value is a number, exact or not. */
export function isNumber(value: Json | undefined): value is JsonNumber {
  return typeof value === 'number' || isExactNumber(value)
}

/** Checks whether a value is an object with members, rather than a list or an exact number. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
}

/** Returns the value if it's an object, or else an empty object, so that callers need no branch for missing members. */
export function asObject(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/**
 * Returns an object's own member. The name is a writer's, so it may also be the name of a member that every object inherits, such
 * as `constructor`.
 */
export function getMember(value: unknown, name: string): Json | undefined {
  const parent = asObject(value)
  return Object.hasOwn(parent, name) ? parent[name] : undefined
}

/** Returns the value if it's a list, or else an empty list. */
export function asList(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** Returns the value if it's a nonempty string. */
export function asString(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Returns the strings in a list. */
export function asStrings(value: unknown): readonly string[] {
  return asList(value).filter((item) => typeof item === 'string')
}

/** Returns the members of a map. Each key is a writer's name, even if it starts with `x-`. */
export function listMembers(value: unknown): readonly (readonly [string, Json])[] {
  return Object.entries(asObject(value)).filter((entry): entry is [string, Json] => entry[1] !== undefined)
}

/** Converts exact numbers to normal ones, for libraries and programs. Objects without exact numbers aren't copied. */
export function toPlainNumbers(value: Json): Json {
  if (isExactNumber(value)) return Number(value.$exact)
  if (Array.isArray(value)) {
    const items = value.map(toPlainNumbers)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, toPlainNumbers(item ?? null)] as const)
  return entries.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(entries)
}

/** Formats a value as JSON, with each number as it was written. The default indentation is two spaces. */
export function formatJson(value: Json | undefined, indent = 2): string {
  return JSON.stringify(value ?? null, writeExactNumber, indent)
}

function writeExactNumber(_key: string, value: unknown): unknown {
  return isExactNumber(value) ? JSON.rawJSON(value.$exact) : value
}

/** Formats a value as short text: strings without quotes, anything else as JSON on one line. */
export function formatValue(value: Json): string {
  return typeof value === 'string' ? value : formatJson(value, 0)
}

/** Returns a number as a normal one, whether or not it's exact. */
export function asNumber(value: Json | undefined): number | undefined {
  return isNumber(value) ? Number(isExactNumber(value) ? value.$exact : value) : undefined
}

/** Parses JSON so that every number prints as it was written. */
export function parseExactly(text: string): Json {
  return JSON.parse(text, (_key, value, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? parseExactNumber(context.source) : value,
  )
}

/** Parses a JSON text, or returns undefined for any other text. */
export function readJson(text: string): Json | undefined {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}
