/**
 * JSON as a specification holds it. A number that JavaScript would print differently (`1.0`, an int64 beyond 2^53)
 * is kept as `{ '$exact': '1.0' }`, so that it can be shown as it was written.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** An object of JSON; what a file leaves out is undefined. */
export interface JsonObject {
  readonly [key: string]: Json | undefined
}

interface ExactNumber {
  readonly $exact: string
}

const jsonNumber = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/

/**
 * Marks an exact number: a symbol, which no file can hold, and a registered one, since the bundle that draws pages has
 * its own copy of this module.
 */
const isExact = Symbol.for('exact number')

/** The number that a text spells, kept as text when JavaScript would print it differently. */
export function exactNumber(source: string): Json {
  const number = Number(source)
  if (String(number) === source || !jsonNumber.test(source)) return number
  return Object.defineProperty({ $exact: source }, isExact, { value: true })
}

/** Whether a value is a number that is kept as text. */
export function isExactNumber(value: unknown): value is ExactNumber {
  return typeof value === 'object' && value !== null && isExact in value
}

/** Checks whether a value contains an exact number at any depth. */
export function hasExactNumber(value: Json): boolean {
  return plain(value) !== value
}

/** Copies a value for a library that supports only plain JSON. Exact numbers become strings that start with `\0`; in other strings, a leading `\0` is doubled. */
export function escapeExactNumbers(value: Json): Json {
  if (isExactNumber(value)) return `\0${value.$exact}`
  if (typeof value === 'string') return value[0] === '\0' ? `\0${value}` : value
  if (Array.isArray(value)) return value.map(escapeExactNumbers)
  return isObject(value) ? mapped(value, escapeExactNumbers) : value
}

/** The inverse of `sealed`. */
export function unescapeExactNumbers(value: Json): Json {
  if (typeof value === 'string' && value[0] === '\0') {
    return value[1] === '\0' ? value.slice(1) : exactNumber(value.slice(1))
  }
  if (Array.isArray(value)) return value.map(unescapeExactNumbers)
  return isObject(value) ? mapped(value, unescapeExactNumbers) : value
}

/** An object with the same keys and other values; a member that is undefined stays so. */
export function mapped(object: JsonObject, change: (value: Json, key: string) => Json): JsonObject {
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => [key, value === undefined ? value : change(value, key)]),
  )
}

/** A number as the file writes it; one that JavaScript would round is text. */
export type Amount = number | (JsonObject & ExactNumber)

/** Whether a value is a number, exact or not. */
export function isNumber(value: Json | undefined): value is Amount {
  return typeof value === 'number' || isExactNumber(value)
}

/** Whether a value is an object with members: no list, and no number that is kept as text. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !isExactNumber(value)
}

/** The value when it is an object, else an empty one: what a file may leave out needs no branch. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {}
}

/**
 * Returns an object's own member. The name is a writer's, so it may also be the name of a member that every object inherits,
 * such as `constructor`.
 */
export function memberOf(value: unknown, name: string): Json | undefined {
  const parent = objectOf(value)
  return Object.hasOwn(parent, name) ? parent[name] : undefined
}

/** The value when it is a list, else an empty one. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** The value when it is text with something in it. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The texts of a list, other values left out. */
export function textsOf(value: unknown): readonly string[] {
  return listOf(value).filter((item) => typeof item === 'string')
}

/** The members of a map: each key is a name of the writer's, one that begins with `x-` too. */
export function membersOf(value: unknown): readonly (readonly [string, Json])[] {
  return Object.entries(objectOf(value)).filter((entry): entry is [string, Json] => entry[1] !== undefined)
}

/** A value in which exact numbers are ordinary ones, for libraries and programs. What has no exact number stays the very same object. */
export function plain(value: Json): Json {
  if (isExactNumber(value)) return Number(value.$exact)
  if (Array.isArray(value)) {
    const items = value.map(plain)
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isObject(value)) return value
  const entries = Object.entries(value).map(([key, item]) => [key, plain(item ?? null)] as const)
  return entries.every(([key, item]) => item === value[key]) ? value : Object.fromEntries(entries)
}

/** JSON text, indented by two spaces unless told otherwise, with each number as it was written. */
export function jsonText(value: Json | undefined, indent = 2): string {
  return JSON.stringify(value ?? null, exactly, indent)
}

function exactly(_key: string, value: unknown): unknown {
  return isExactNumber(value) ? JSON.rawJSON(value.$exact) : value
}

/** A value as short text: strings bare, the rest as JSON on one line. */
export function valueText(value: Json): string {
  return typeof value === 'string' ? value : jsonText(value, 0)
}

/** The number behind a limit, exact or not. */
export function numberOf(value: Json | undefined): number | undefined {
  if (typeof value === 'number') return value
  return isExactNumber(value) ? Number(value.$exact) : undefined
}

/** JSON text as a value in which every number prints as it was written. */
export function parseExactly(text: string): Json {
  return JSON.parse(text, (_key, value, context?: { source?: string }) =>
    typeof value === 'number' && context?.source !== undefined ? exactNumber(context.source) : value,
  )
}

/** A text as the JSON value that it is; undefined for any other text. */
export function readJson(text: string): Json | undefined {
  try {
    return parseExactly(text)
  } catch {
    return undefined
  }
}
