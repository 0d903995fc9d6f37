import type { Json, JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import { parsePointer } from '../document/pointer.ts'

/** How a request value must change each time that it's sent. `x-fresh` of an Example Object lists the values. */
type Fresh = 'unique' | 'suffix' | 'now'

/** The parts of an example that must be fresh, as JSON Pointers into its value (RFC 6901). An empty pointer means the whole value. */
export type FreshParts = Readonly<Record<string, Fresh>>

/** The variables for fresh values in code samples, each with its placeholder in texts: a character that no text contains. */
const placeholders = { unique: '\uFDD0', now: '\uFDD1' } as const

/** The name of one of these variables. */
export type Variable = keyof typeof placeholders

/** Reads `x-fresh`. Returns undefined if it has no parts. */
export function readFreshParts(value: Json | undefined): FreshParts | undefined {
  if (!isObject(value)) return undefined
  const parts = Object.entries(value).flatMap(([pointer, fresh]) =>
    fresh === 'unique' || fresh === 'suffix' || fresh === 'now' ? [[pointer, fresh] as const] : [],
  )
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Replaces the fresh parts of a value with placeholders. */
export function insertPlaceholders(value: Json, parts: FreshParts): Json {
  return Object.entries(parts).reduce(
    (result, [pointer, fresh]) => replaceAt(result, parsePointer(pointer), fresh),
    value,
  )
}

function replaceAt(value: Json | undefined, [key, ...rest]: readonly string[], fresh: Fresh): Json {
  if (key === undefined) return createPlaceholder(value, fresh)
  if (!isObject(value)) return value ?? null
  return Object.hasOwn(value, key)
    ? ({ ...value, [key]: replaceAt(value[key], rest, fresh) } satisfies JsonObject)
    : value
}

function createPlaceholder(value: Json | undefined, fresh: Fresh): string {
  // The letter keeps the digits of both parts from forming one long number, such as a card's.
  return fresh === 'suffix' ? `${String(value)}-x${placeholders.unique}` : placeholders[fresh]
}

/** Returns the variables that a text needs, in the order of their definition. */
export function listVariables(text: string): readonly Variable[] {
  return (['unique', 'now'] as const).filter((variable) => text.includes(placeholders[variable]))
}

/** Replaces each placeholder in a text with the language's variable. */
export function fillPlaceholders(text: string, write: (variable: Variable) => string): string {
  return listVariables(text).reduce(
    (result, variable) => result.replaceAll(placeholders[variable], () => write(variable)),
    text,
  )
}

/** Splits a text at its placeholders, without empty texts. */
export function splitAtPlaceholders(text: string): readonly (string | { readonly variable: Variable })[] {
  return text
    .split(/([\uFDD0\uFDD1])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [variable] = piece.length === 1 ? listVariables(piece) : []
      return variable ? { variable } : piece
    })
}
