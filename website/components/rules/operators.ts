import type { Schema, TransactionField } from '../fields/transaction-fields.ts'

/** What a rule compares an attribute as. */
export type Kind = 'text' | 'word' | 'number' | 'amount' | 'flag' | 'time'

/** How a value of each kind is written in the JSON of a rule. */
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

/** What a leaf may ask of an attribute, and of which kinds. */
export const operators: readonly Operator[] = [
  { names: ['eq', 'neq'], meaning: "equals, doesn't equal", kinds: every },
  { names: ['in', 'not_in'], meaning: 'is one of, is none of the values', kinds: ['text', 'word', 'number'] },
  { names: ['gt', 'gte', 'lt', 'lte'], meaning: 'is above, at least, below, at most', kinds: ordered },
  { names: ['between'], meaning: 'is between two values, or equals one of them', kinds: ordered },
  { names: ['exists'], meaning: 'has a value; the leaf itself has none', kinds: every },
  { names: ['matches', 'starts_with'], meaning: 'fits a pattern, begins with a text', kinds: ['text'] },
]

/** As what a rule compares a field of a payment. */
export function kindOf({ name, schema }: Pick<TransactionField, 'name' | 'schema'>): Kind {
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

/** The fields that a rule can read: what we keep only as a hash, and what is ignored, it can't. */
export function attributesAmong(fields: readonly TransactionField[]): readonly TransactionField[] {
  return fields.filter(({ schema }) => !schema.writeOnly && !schema.deprecated)
}
