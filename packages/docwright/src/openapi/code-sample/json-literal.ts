import type { Json } from '../document/json.ts'
import { isObject, jsonText } from '../document/json.ts'

/** How a language writes the values that JSON has. */
interface Notation {
  readonly text: (text: string) => string
  readonly key: (text: string) => string
  readonly null: string
  readonly true: string
  readonly false: string
  /** What each level is indented by. */
  readonly indent: string
  /** What follows the last member. */
  readonly end: '' | ','
}

/** A JSON value as a literal of a language; its further lines begin below `indent`. */
export function jsonLiteral(value: Json, notation: Notation, indent: string): string {
  const inner = indent + notation.indent
  const block = ([open, close]: string, members: readonly string[]) =>
    members.length === 0
      ? `${open}${close}`
      : `${open}\n${members.map((member) => inner + member).join(',\n')}${notation.end}\n${indent}${close}`
  if (value === null || typeof value === 'boolean') return notation[`${value}`]
  if (typeof value === 'string') return notation.text(value)
  if (Array.isArray(value)) {
    return block(
      '[]',
      value.map((item: Json) => jsonLiteral(item, notation, inner)),
    )
  }
  if (!isObject(value)) return jsonText(value)
  const members = Object.entries(value).map(
    ([key, item]) => `${notation.key(key)}: ${jsonLiteral(item ?? null, notation, inner)}`,
  )
  return block('{}', members)
}
