import type { Json, JsonObject } from '../document/json.ts'
import { isObject } from '../document/json.ts'

/** What a value of a request must be made of each time it is sent; `x-fresh` on an Example Object says which values. */
type Fresh = 'unique' | 'suffix' | 'now'

/** Where an example must be fresh: JSON Pointers into its value (RFC 6901), the empty one for the whole value. */
export type FreshParts = Readonly<Record<string, Fresh>>

/** The variables that every code sample has for such values, and the noncharacters that stand for them in a text. */
const standIns = { unique: '\uFDD0', now: '\uFDD1' } as const

/** One of those variables. */
export type Variable = keyof typeof standIns

/** The places that `x-fresh` names; undefined when it names none. */
export function readFreshParts(value: Json | undefined): FreshParts | undefined {
  if (!isObject(value)) return undefined
  const parts = Object.entries(value).flatMap(([pointer, fresh]) =>
    fresh === 'unique' || fresh === 'suffix' || fresh === 'now' ? [[pointer, fresh] as const] : [],
  )
  return parts.length > 0 ? Object.fromEntries(parts) : undefined
}

/** The value with stand-ins where it must be fresh. */
export function withStandIns(value: Json, parts: FreshParts): Json {
  return Object.entries(parts).reduce(
    (changed, [pointer, fresh]) => changedAt(changed, pointer.split('/').slice(1), fresh),
    value,
  )
}

function changedAt(value: Json | undefined, [key, ...rest]: readonly string[], fresh: Fresh): Json {
  if (key === undefined) return standIn(value, fresh)
  if (!isObject(value)) return value ?? null
  const name = key.replaceAll('~1', '/').replaceAll('~0', '~')
  return Object.hasOwn(value, name)
    ? ({ ...value, [name]: changedAt(value[name], rest, fresh) } satisfies JsonObject)
    : value
}

function standIn(value: Json | undefined, fresh: Fresh): string {
  // The letter keeps the digits of both parts from reading as one long number, such as a card's.
  return fresh === 'suffix' ? `${String(value)}-x${standIns.unique}` : standIns[fresh]
}

/** The variables that a text needs, in the order of their definition. */
export function variablesIn(text: string): readonly Variable[] {
  return (['unique', 'now'] as const).filter((variable) => text.includes(standIns[variable]))
}

/** The text with each stand-in as a language writes its variable. */
export function filled(text: string, write: (variable: Variable) => string): string {
  return variablesIn(text).reduce(
    (changed, variable) => changed.replaceAll(standIns[variable], () => write(variable)),
    text,
  )
}

/** A text cut at its stand-ins: texts, none of them empty, and the variables between them. */
export function inPieces(text: string): readonly (string | { readonly variable: Variable })[] {
  return text
    .split(/([\uFDD0\uFDD1])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const [variable] = piece.length === 1 ? variablesIn(piece) : []
      return variable ? { variable } : piece
    })
}
