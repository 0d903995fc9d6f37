import type { Json, JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import { parsePointer } from '../document/pointer.ts'

/** How a request value must change each time that it's sent. `x-fresh` of an Example Object lists the values. */
type Fresh = 'unique' | 'suffix' | 'now'

/** The parts of an example that must be fresh, as JSON Pointers into its value (RFC 6901). An empty pointer means the whole value. */
export type FreshParts = Readonly<Record<string, Fresh>>

/** The variables for fresh values in code samples, and the noncharacters that represent them in texts. */
const standIns = { unique: '\uFDD0', now: '\uFDD1' } as const

/** The name of one of these variables. */
export type Variable = keyof typeof standIns

/** Reads `x-fresh`. Returns undefined if it has no parts. */
export function readFreshParts(value: Json | undefined): FreshParts | undefined {
  if (!isObject(value)) return undefined
  const parts = Object.entries(value).flatMap(([pointer, fresh]) =>
    fresh === 'unique' || fresh === 'suffix' || fresh === 'now' ? [[pointer, fresh] as const] : [],
  )
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** Replaces the fresh parts of a value by placeholders. */
export function insertPlaceholders(value: Json, parts: FreshParts): Json {
  return Object.entries(parts).reduce(
    (changed, [pointer, fresh]) => changeAt(changed, parsePointer(pointer), fresh),
    value,
  )
}

function changeAt(value: Json | undefined, [key, ...rest]: readonly string[], fresh: Fresh): Json {
  if (key === undefined) return getStand(value, fresh)
  if (!isObject(value)) return value ?? null
  return Object.hasOwn(value, key)
    ? ({ ...value, [key]: changeAt(value[key], rest, fresh) } satisfies JsonObject)
    : value
}

function getStand(value: Json | undefined, fresh: Fresh): string {
  // The letter keeps the digits of both parts from forming one long number, such as a card's.
  return fresh === 'suffix' ? `${String(value)}-x${standIns.unique}` : standIns[fresh]
}

/** Returns the variables that a text needs, in the order of their definition. */
export function listVariables(text: string): readonly Variable[] {
  return (['unique', 'now'] as const).filter((variable) => text.includes(standIns[variable]))
}

/** Replaces each placeholder in a text by the language's variable. */
export function fillPlaceholders(text: string, write: (variable: Variable) => string): string {
  return listVariables(text).reduce(
    (changed, variable) => changed.replaceAll(standIns[variable], () => write(variable)),
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
