import { formatInlineCode } from '../../../markdown/inline-code.ts'
import type { Json } from '../../document/json.ts'
import { formatJson, formatValue } from '../../document/json.ts'

const orFormat = new Intl.ListFormat('en-US', { type: 'disjunction' })
const andFormat = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** Joins items: "a, b, or c". */
export function joinWithOr(items: readonly string[]): string {
  return orFormat.format(items)
}

/** Joins items: "a, b, and c". */
export function joinWithAnd(items: readonly string[]): string {
  return andFormat.format(items)
}

/** Formats a value as inline code. The empty string is shown with quotes. */
export function formatCode(value: Json): string {
  return formatInlineCode(value === '' ? '""' : formatValue(value))
}

/** Formats a count: "1 item", "2 items". */
export function formatCount(count: Json, noun: string): string {
  return `${formatJson(count, 0)} ${count === 1 ? noun : `${noun}s`}`
}

/** Adds a format to a type: "string, date-time", "string or null, ipv4 or ipv6"; without a type, only the format: "ipv4". */
export function addFormat(type: string, format: string | undefined): string {
  return format !== undefined && type === 'any' ? format : [type, format].filter(Boolean).join(', ')
}

/** Formats a number of fields: "18 fields, 4 required". Undefined for none. */
export function describeFieldCount(count: number, required: number): string | undefined {
  if (count === 0) return undefined
  return `${formatCount(count, 'field')}${required > 0 ? `, ${required} required` : ''}`
}
