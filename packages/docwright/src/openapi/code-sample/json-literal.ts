import type { Json } from '../document/json.ts'
import { formatJson, isObject } from '../document/json.ts'

/** How a language writes JSON values. */
interface Notation {
  readonly text: (text: string) => string
  readonly key: (text: string) => string
  readonly null: string
  readonly true: string
  readonly false: string
  /** The indentation of each level. */
  readonly indent: string
  /** The separator after the last member. */
  readonly end: '' | ','
}

/** Formats a JSON value as a literal. `indent` is the indentation of its further lines. */
export function formatJsonLiteral(value: Json, notation: Notation, indent: string): string {
  const inner = indent + notation.indent
  const formatBlock = ([open, close]: string, members: readonly string[]) =>
    members.length === 0
      ? `${open}${close}`
      : `${open}\n${members.map((member) => inner + member).join(',\n')}${notation.end}\n${indent}${close}`
  if (value === null || typeof value === 'boolean') return notation[`${value}`]
  if (typeof value === 'string') return notation.text(value)
  if (Array.isArray(value)) {
    return formatBlock(
      '[]',
      value.map((item: Json) => formatJsonLiteral(item, notation, inner)),
    )
  }
  if (!isObject(value)) return formatJson(value)
  const members = Object.entries(value).map(
    ([key, item]) => `${notation.key(key)}: ${formatJsonLiteral(item ?? null, notation, inner)}`,
  )
  return formatBlock('{}', members)
}
