import type { Json } from '../document/json.ts'
import { isObject, jsonText, parseExactly } from '../document/json.ts'
import { countWithin } from './limits.ts'
import { numberSamples } from './number-sample.ts'
import type { Member } from './sample-members.ts'
import { mapMembers, shownMembers } from './sample-members.ts'
import type { ArraySchema, Choice, Schema, SchemaFacts, TupleSchema, UnionSchema } from './schema.ts'
import { stringSamples } from './string-sample.ts'

/** What is inside more than this is left out. */
const deepest = 12
/** Different values that are looked for where one does not do. */
const most = 10

/** A value that fits a schema, for files without examples: its examples and defaults first, then what its type suggests. */
export function sampleOf(schema: Schema): Json | undefined {
  return firstOf(schema, 0)
}

function firstOf(schema: Schema, depth: number): Json | undefined {
  return samplesOf(schema, depth).next().value
}

/** Different values that fit a schema, the most telling first. */
function* samplesOf(schema: Schema, depth: number): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  for (const text of toldTexts(schema)) yield parseExactly(text)
  if (schema.const !== undefined || schema.enum.length > 0 || depth > deepest) return
  yield* madeUp(schema, depth)
  if (schema.nullable) yield null
}

function* toldTexts({
  const: constant,
  examples,
  default: preset,
  enum: values,
}: SchemaFacts): Generator<string> {
  if (constant !== undefined) return yield constant
  yield* examples
  if (preset !== undefined) yield preset
  for (const { json } of values) yield json
}

function* madeUp(schema: Schema, depth: number): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* recordSamples(shownMembers(schema, depth), depth)
    case 'map':
      return yield* recordSamples(mapMembers(schema), depth)
    case 'array':
      return yield* arraySamples(schema, depth)
    case 'tuple':
      return yield tupleSample(schema, depth)
    case 'union':
      return yield* unionSamples(schema, depth)
    case 'scalar':
      return yield* scalarSamples(schema)
    case 'any':
      return yield* [{}, ...Array.from({ length: most }, (_, count) => ({ key: count }))]
    case 'repeat':
    case 'cut':
    case 'never':
      return
    default:
      return schema satisfies never
  }
}

function* scalarSamples(schema: SchemaFacts): Generator<Json> {
  if (schema.types.length === 0) yield null
  for (const type of schema.types) {
    if (type === 'boolean') yield* [true, false]
    else if (type === 'integer' || type === 'number') yield* numberSamples(schema.limits, type)
    else yield* stringSamples({ ...schema, length: schema.limits.characters })
  }
}

function* arraySamples({ items, limits }: ArraySchema, depth: number): Generator<Json> {
  const count = countWithin(limits.items, 1)
  let latest: readonly Json[] = []
  for (const value of distinct(samplesOf(items, depth + 1), count + most)) {
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length >= count) yield count === 0 ? [] : latest
  }
  if (latest.length < count || latest.length === 0) yield latest
}

function* distinct(values: Iterable<Json>, count: number): Generator<Json> {
  const seen = new Set<string>()
  for (const value of values) {
    const text = jsonText(value)
    if (!seen.has(text)) yield value
    seen.add(text)
    if (seen.size >= count) return
  }
}

function tupleSample({ items, rest, limits }: TupleSchema, depth: number): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field ? samplesOf(field.schema, depth + 1) : [null, ...Array(most).keys()]
    const value = firstOutside(limits.hasUniqueItems ? taken : new Set(), distinct(values, count))
    taken.add(jsonText(value))
    return value ?? null
  })
}

/** The first value whose text is not among those that are taken; if all are, the first. */
function firstOutside(taken: ReadonlySet<string>, values: Iterable<Json>): Json | undefined {
  let first: Json | undefined
  for (const value of values) {
    if (!taken.has(jsonText(value))) return value
    first ??= value
  }
  return first
}

/** All members with their first values, then in turn each of them with its other values. */
function* recordSamples(members: readonly Member[], depth: number): Generator<Json> {
  const first = members.flatMap(([name, schema]) => {
    const value = firstOf(schema, depth + 1)
    return value === undefined ? [] : [[name, value] as const]
  })
  yield Object.fromEntries(first)
  for (const [name, schema] of members) {
    for (const value of [...distinct(samplesOf(schema, depth + 1), most)].slice(1))
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
  }
}

/** A variant of each choice, with what all variants share; then the other variants of the first choice. */
function* unionSamples({ choices, shared }: UnionSchema, depth: number): Generator<Json> {
  const base = shared && firstOf(shared, depth)
  const [first, ...others] = choices.map((choice) => variantSamples(choice, depth))
  const rest = others.map((samples) => samples.next().value)
  let isEmpty = true
  for (const sample of first ?? []) {
    isEmpty = false
    const objects = [base, sample, ...rest].filter((value) => isObject(value))
    yield objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : sample
  }
  if (isEmpty && base !== undefined) yield base
}

function* variantSamples({ variants, discriminator }: Choice, depth: number): Generator<Json> {
  for (const { schema, discriminatorValue } of variants) {
    const value = discriminatorValue?.split(', ')[0]
    for (const sample of distinct(samplesOf(schema, depth), most))
      yield discriminator && value !== undefined && isObject(sample)
        ? { ...sample, [discriminator]: value }
        : sample
  }
}
