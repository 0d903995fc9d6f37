import type { Schema, TransactionField } from '../fields/transaction-fields.ts'

/** The kinds of attributes that rules compare. */
export type Kind = 'text' | 'word' | 'number' | 'amount' | 'flag' | 'time'

/** The JSON form of a value of each kind. */
export const kinds: Readonly<Record<Kind, { readonly name: string; readonly value: string }>> = {
  text: { name: 'text', value: '"5942"' },
  word: { name: 'word', value: '"prepaid"' },
  number: { name: 'number', value: '14' },
  amount: { name: 'amount', value: '20000' },
  flag: { name: 'yes or no', value: 'true' },
  time: { name: 'time', value: '"2026-06-20T00:00:00Z"' },
}

interface Operator {
  readonly names: readonly string[]
  readonly meaning: string
  readonly kinds: readonly Kind[]
}

const every = Object.keys(kinds) as readonly Kind[]
const ordered: readonly Kind[] = ['number', 'amount', 'time']

/** An operator, and the kinds of attributes that it accepts. */
export const operators: readonly Operator[] = [
  { names: ['eq', 'neq'], meaning: "equals, doesn't equal", kinds: every },
  { names: ['in', 'not_in'], meaning: 'is one of, is none of the values', kinds: ['text', 'word', 'number'] },
  { names: ['gt', 'gte', 'lt', 'lte'], meaning: 'is above, at least, below, at most', kinds: ordered },
  { names: ['between'], meaning: 'is between two values, or equals one of them', kinds: ordered },
  { names: ['exists'], meaning: 'has a value; the leaf itself has none', kinds: every },
  { names: ['matches', 'starts_with'], meaning: 'fits a pattern, begins with a text', kinds: ['text'] },
]

/** Returns the kind of attribute that a payment field is in a rule. */
export function getKind({ name, schema }: Pick<TransactionField, 'name' | 'schema'>): Kind {
  const types = [schema.type ?? []].flat()
  if (schema.enum || schema.const !== undefined) return 'word'
  if (/(?:^|[._])amount\.value$/.test(name)) return 'amount'
  if (types.includes('boolean')) return 'flag'
  if (types.includes('integer') || types.includes('number')) return 'number'
  return isTime(schema) ? 'time' : 'text'
}

function isTime({ format }: Schema): boolean {
  return format === 'date-time' || format === 'date'
}

/** Returns the fields that a rule can read. It can't read hashed, secret or ignored fields. */
export function listAttributesAmong(fields: readonly TransactionField[]): readonly TransactionField[] {
  return fields.filter(({ schema }) => !schema.writeOnly && !schema.deprecated)
}
