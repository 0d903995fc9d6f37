import type { Json } from '../document/json.ts'
import { isObject, jsonText, parseExactly } from '../document/json.ts'
import { distinct, firstOutside } from './distinct.ts'
import type { GivenTexts } from './given-texts.ts'
import { countWithin } from './limits.ts'
import { numberSamples } from './number-sample.ts'
import { linesOf, tellsSomething } from './sample-lines.ts'
import type { Member } from './sample-members.ts'
import { mapMembers, wantedMembers } from './sample-members.ts'
import type {
  ArraySchema,
  Choice,
  MapSchema,
  ObjectSchema,
  Schema,
  SchemaFacts,
  TupleSchema,
  UnionSchema,
} from './schema.ts'
import { stringSamples } from './string-sample.ts'
import { tellingNumber, tellingText } from './telling-value.ts'

/** What is inside more than this is left out. */
const deepest = 12
/** Lines that a made-up value may have beside what it must have. */
const roomyLines = 60
/** Different values that are looked for where one does not do. */
const most = 10

/** Where in a made-up value another one stands. */
interface Place {
  /** The name of the nearest member around it. */
  readonly name: string
  readonly depth: number
  /** How many lines it may have beside what it must have. */
  readonly room: number
  readonly given: GivenTexts
}

interface Start {
  readonly name?: string
  readonly given?: GivenTexts
}

/** A value that fits a schema, for files without examples: its examples and defaults first, then what its name and type suggest. */
export function sampleOf(schema: Schema, { name = '', given = new Map() }: Start = {}): Json | undefined {
  return firstOf(schema, { name, depth: 0, room: roomyLines, given })
}

function firstOf(schema: Schema, place: Place): Json | undefined {
  return samplesOf(schema, place).next().value
}

/** Different values that fit a schema, the most telling first. */
function* samplesOf(schema: Schema, place: Place): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  for (const text of toldTexts(schema)) yield parseExactly(text)
  if (schema.const !== undefined || schema.enum.length > 0 || place.depth > deepest) return
  yield* madeUp(schema, place)
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

function* madeUp(schema: Schema, place: Place): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* objectSamples(schema, place)
    case 'map':
      return yield* mapSamples(schema, place)
    case 'array':
      return yield* arraySamples(schema, place)
    case 'tuple':
      return yield tupleSample(schema, place)
    case 'union':
      return yield* unionSamples(schema, place)
    case 'scalar':
      return yield* scalarSamples(schema, place)
    case 'any':
      return yield* anySamples(schema, place)
    case 'repeat':
    case 'cut':
    case 'never':
      return
    default:
      return schema satisfies never
  }
}

/** Anything fits: what suits the name, or nothing in particular. */
function* anySamples(schema: SchemaFacts, { name }: Place): Generator<Json> {
  const telling = tellingText({ ...schema, name })
  if (telling) yield telling(0)
  yield* [{}, ...Array.from({ length: most }, (_, count) => ({ key: count }))]
}

function* scalarSamples(schema: SchemaFacts, { name, given }: Place): Generator<Json> {
  const told = { ...schema, name }
  if (schema.types.length === 0) yield null
  for (const type of schema.types) {
    if (type === 'boolean') yield* [true, false]
    else if (type === 'integer' || type === 'number') {
      yield* numberSamples(schema.limits, { type, telling: tellingNumber(told) })
    } else yield* stringSamples({ ...told, length: schema.limits.characters, given: given.get(name) })
  }
}

function* arraySamples({ items, limits }: ArraySchema, place: Place): Generator<Json> {
  const count = countWithin(limits.items, 1)
  let latest: readonly Json[] = []
  for (const value of distinct(samplesOf(items, inside(place, place.name, place.room - 2)), count + most)) {
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length >= count) yield count === 0 ? [] : latest
  }
  if (latest.length < count || latest.length === 0) yield latest
}

function inside({ depth, given }: Place, name: string, room: number): Place {
  return { name, depth: depth + 1, room, given }
}

function tupleSample({ items, rest, limits }: TupleSchema, place: Place): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field
      ? samplesOf(field.schema, inside(place, place.name, place.room / count))
      : [null, ...Array(most).keys()]
    const value = firstOutside(limits.hasUniqueItems ? taken : new Set(), distinct(values, count))
    taken.add(jsonText(value))
    return value ?? null
  })
}

/** What an object must have, then what it may have while there is room: each gets its share of what is left. */
function* objectSamples(schema: ObjectSchema, place: Place): Generator<Json> {
  const { required, optional, spare, least, most: limit } = wantedMembers(schema)
  const chosen = new Map<string, Filled>()
  let left = place.room - 2
  const add = ([name, inner]: Member, { others, accepts }: Asked) => {
    const at = inside(place, name, left / (others + 1))
    const value = firstOf(inner, at)
    if (value === undefined || !accepts(value)) return
    chosen.set(name, { name, schema: inner, at, value })
    left -= linesOf(value)
  }
  const isFine = () => true
  for (const [index, member] of required.entries()) {
    add(member, { others: required.length - index - 1 + optional.length, accepts: isFine })
  }
  for (const [index, member] of optional.entries()) {
    if (chosen.size >= limit || (left < 1 && chosen.size > 0)) break
    add(member, { others: optional.length - index - 1, accepts: tellsSomething })
  }
  for (const member of [...optional, ...spare]) {
    if (chosen.size >= least) break
    if (!chosen.has(member[0])) add(member, { others: 0, accepts: isFine })
  }
  const inOrder = schema.properties.flatMap(({ name }) => chosen.get(name) ?? [])
  yield* recordSamples([...new Set([...inOrder, ...chosen.values()])])
}

interface Asked {
  /** How many members share the room that is left. */
  readonly others: number
  readonly accepts: (value: Json) => boolean
}

interface Filled {
  readonly name: string
  readonly schema: Schema
  readonly at: Place
  readonly value: Json
}

function* mapSamples(schema: MapSchema, place: Place): Generator<Json> {
  const members = mapMembers(schema).flatMap(([name, values]): Filled[] => {
    const at = inside(place, name, place.room - 2)
    const value = firstOf(values, at)
    return value === undefined ? [] : [{ name, schema: values, at, value }]
  })
  yield* recordSamples(members)
}

/** All members with their first values, then in turn each of them with its other values. */
function* recordSamples(members: readonly Filled[]): Generator<Json> {
  const first = members.map(({ name, value }) => [name, value] as const)
  yield Object.fromEntries(first)
  for (const { name, schema, at } of members) {
    for (const value of [...distinct(samplesOf(schema, at), most)].slice(1)) {
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
    }
  }
}

/** A variant of each choice, with what all variants share; then the other variants of the first choice. */
function* unionSamples({ choices, shared, description }: UnionSchema, place: Place): Generator<Json> {
  const base = shared && firstOf(shared, place)
  const [first, ...others] = choices.map((choice) => variantSamples(choice, { place, description }))
  const rest = others.map((samples) => samples.next().value)
  let isEmpty = true
  for (const sample of first ?? []) {
    isEmpty = false
    const objects = [base, sample, ...rest].filter((value) => isObject(value))
    yield objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : sample
  }
  if (isEmpty && base !== undefined) yield base
}

/** A plain variant without a description, such as the id that stands for an object, is what the whole is said to be. */
function* variantSamples(
  { variants, discriminator }: Choice,
  { place, description }: { place: Place; description: string | undefined },
): Generator<Json> {
  for (const { schema, discriminatorValue } of variants) {
    const value = discriminatorValue?.split(', ')[0]
    const told = schema.kind === 'scalar' && description ? { description, ...schema } : schema
    for (const sample of distinct(samplesOf(told, place), most)) {
      yield discriminator && value !== undefined && isObject(sample)
        ? { ...sample, [discriminator]: value }
        : sample
    }
  }
}
