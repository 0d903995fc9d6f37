import type { Json } from '../../document/json.ts'
import { isObject, jsonText, numberOf, parseExactly } from '../../document/json.ts'
import { countWithin } from '../facts/limits.ts'
import type {
  ArraySchema,
  Choice,
  ObjectSchema,
  Schema,
  SchemaFacts,
  TupleSchema,
  UnionSchema,
} from '../facts/schema.ts'
import { numberSamples } from './number-sample.ts'
import type { Member } from './sample-members.ts'
import { linesOf, mapMembers, tellsSomething, wantedMembers } from './sample-members.ts'
import { stringSamples } from './string-sample.ts'

/** What is inside more than this is left out. */
const deepest = 12
/** Lines that a made-up value may have beside what it must have. */
const roomyLines = 60
/** Different values that are looked for where one does not do. */
const most = 10

/** The most members that an object of a request is given; what it must have is never left out. */
const mostOfRequest = 4

/** Where in a made-up value another one stands, and how many lines it may have beside what it must have. */
interface Spot {
  readonly depth: number
  readonly room: number
  /** More members than this no object has, unless it must. */
  readonly members: number
}

/** Whether a value shows all that may come back, or is one that a caller begins with: what must be sent, and little more. */
export type SampleKind = 'whole' | 'request'

/** A value that fits a schema, for files without examples: its examples and defaults first, then the plainest that fits. */
export function sampleOf(schema: Schema, kind: SampleKind = 'whole'): Json | undefined {
  const members = kind === 'request' ? mostOfRequest : Number.POSITIVE_INFINITY
  return firstOf(schema, { depth: 0, room: roomyLines, members })
}

function firstOf(schema: Schema, spot: Spot): Json | undefined {
  return samplesOf(schema, spot).next().value
}

/** Different values that fit a schema: those that the file gives, then those that are made up. */
function* samplesOf(schema: Schema, spot: Spot): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  const { const: constant, examples, default: preset, enum: values } = schema
  if (constant !== undefined) return void (yield parseExactly(constant))
  for (const text of [...examples, ...(preset === undefined ? [] : [preset])]) yield parseExactly(text)
  for (const { json } of values) yield parseExactly(json)
  if (values.length > 0 || spot.depth > deepest) return
  yield* madeUp(schema, spot)
  if (schema.nullable) yield null
}

function* madeUp(schema: Schema, spot: Spot): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* objectSamples(schema, spot)
    case 'map':
      return yield* recordSamples(mapMembers(schema).flatMap((member) => filled(member, inside(spot)) ?? []))
    case 'array':
      return yield* arraySamples(schema, spot)
    case 'tuple':
      return yield tupleSample(schema, spot)
    case 'union':
      return yield* unionSamples(schema, spot)
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

function* scalarSamples(facts: SchemaFacts): Generator<Json> {
  const { types, limits, patterns, content } = facts
  const format = facts.format ?? (content.includes('base64') ? 'byte' : undefined)
  if (types.length === 0) yield null
  for (const type of types) {
    if (type === 'boolean') yield* [true, false]
    else if (type === 'integer' || type === 'number') yield* numberSamples(limits, type)
    else yield* stringSamples({ patterns, length: limits.characters, ...(format && { format }) })
  }
}

function inside({ depth, room, members }: Spot, shares = 1): Spot {
  return { depth: depth + 1, room: (room - 2) / shares, members }
}

/** The values that are unlike those before them, no more than asked for. */
function* distinct(values: Iterable<Json>, count: number): Generator<Json> {
  const seen = new Set<string>()
  for (const value of values) {
    const text = jsonText(value)
    if (!seen.has(text)) yield value
    seen.add(text)
    if (seen.size >= count) return
  }
}

function* arraySamples({ items, limits }: ArraySchema, spot: Spot): Generator<Json> {
  const count = countWithin(limits.items, 1)
  if (count === 0) return yield []
  let latest: readonly Json[] = []
  for (const value of distinct(samplesOf(items, inside(spot)), count + most)) {
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length === count) yield latest
  }
  if (latest.length < count) yield latest
}

function tupleSample({ items, rest, limits }: TupleSchema, spot: Spot): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field ? samplesOf(field.schema, inside(spot, count)) : [null, ...Array(most).keys()]
    const others = limits.hasUniqueItems ? [...distinct(values, count)] : [...distinct(values, 1)]
    const value = others.find((other) => !taken.has(jsonText(other))) ?? others[0] ?? null
    if (limits.hasUniqueItems) taken.add(jsonText(value))
    return value
  })
}

/** A member with its first value, and where its other values would stand. */
interface Filled extends Member {
  readonly spot: Spot
  readonly value: Json
}

function filled(member: Member, spot: Spot): Filled | undefined {
  const value = firstOf(member.schema, spot)
  return value === undefined ? undefined : { ...member, spot, value }
}

/** What an object must have, then what it may have while there is room: each gets its share of what is left. */
function* objectSamples(schema: ObjectSchema, spot: Spot): Generator<Json> {
  const members = wantedMembers(schema, spot)
  const sharing = members.filter(({ wish }) => wish !== 'spare').length
  const fewest = countWithin(schema.limits.keys, 0)
  const limit = Math.min(numberOf(schema.limits.keys.most) ?? Number.POSITIVE_INFINITY, spot.members)
  const chosen = new Map<string, Filled>()
  let { room } = spot
  for (const [index, member] of members.entries()) {
    const isNeeded = member.wish === 'required' || chosen.size < fewest
    const isWelcome = member.wish === 'telling' && chosen.size < limit && (room > 2 || chosen.size === 0)
    if (!isNeeded && !isWelcome) continue
    const added = filled(member, inside({ ...spot, room }, Math.max(1, sharing - index)))
    if (!added || !(isNeeded || tellsSomething(added.value))) continue
    chosen.set(member.name, added)
    room -= linesOf(added.value)
  }
  const inOrder = schema.properties.flatMap(({ name }) => chosen.get(name) ?? [])
  yield* recordSamples([...new Set([...inOrder, ...chosen.values()])])
}

/** All members with their first values, then in turn each of them with its other values. */
function* recordSamples(members: readonly Filled[]): Generator<Json> {
  const first = members.map(({ name, value }) => [name, value] as const)
  yield Object.fromEntries(first)
  for (const { name, schema, spot } of members) {
    for (const value of [...distinct(samplesOf(schema, spot), most)].slice(1)) {
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
    }
  }
}

/** A variant of each choice, with what all variants share; then the other variants of the first choice. */
function* unionSamples({ choices, shared }: UnionSchema, spot: Spot): Generator<Json> {
  const base = shared && firstOf(shared, spot)
  const [first, ...others] = choices.map((choice) => variantSamples(choice, spot))
  const rest = others.map((samples) => samples.next().value)
  let isEmpty = true
  for (const sample of first ?? []) {
    isEmpty = false
    const objects = [base, sample, ...rest].filter((value) => isObject(value))
    yield objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : sample
  }
  if (isEmpty && base !== undefined) yield base
}

/** Of scalars those first that the file gives values for: beside any text, one of the known ones tells more. */
function inOrder(variants: Choice['variants']): Choice['variants'] {
  if (!variants.every(({ schema }) => schema.kind === 'scalar')) return variants
  const isTold = ({ enum: values, const: constant, examples }: Schema) =>
    values.length + examples.length > 0 || constant !== undefined
  return variants.toSorted((one, other) => Number(isTold(other.schema)) - Number(isTold(one.schema)))
}

function* variantSamples({ variants, discriminator }: Choice, spot: Spot): Generator<Json> {
  for (const { schema, discriminatorValue } of inOrder(variants)) {
    const value = discriminatorValue?.split(', ')[0]
    for (const sample of distinct(samplesOf(schema, spot), most)) {
      yield discriminator && value !== undefined && isObject(sample)
        ? { ...sample, [discriminator]: value }
        : sample
    }
  }
}
