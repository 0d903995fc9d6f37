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
import type { Member } from './made-up-members.ts'
import { linesOf, mapMembers, tellsSomething, wantedMembers } from './made-up-members.ts'
import { madeUpNumbers } from './made-up-numbers.ts'
import { madeUpTexts } from './made-up-texts.ts'

/** Levels deeper than this are left out. */
const deepest = 12
/** How many lines a made-up value may have, apart from what it must have. */
const roomyLines = 60
/** How many different values are tried where one does not do. */
const mostTried = 10
/** The lines that the brackets of an object or a list take. */
const brackets = 2

/** The most members that an object of a request is given; what it must have is never left out. */
const mostOfRequest = 4

/** What is left for a value inside a made-up one: how deep it stands, its lines apart from what it must have, its members. */
interface Spot {
  readonly depth: number
  readonly room: number
  /** The most members of an object, but for those that it must have. */
  readonly members: number
}

/** Whether a value shows all that may come back, or is one that a caller begins with: what must be sent, and little more. */
export type MadeUpKind = 'whole' | 'request'

/** A value that fits a schema, for a body that the file gives no example of: what the schema's own examples and defaults say, else the plainest that fits. */
export function madeUpValue(schema: Schema, kind: MadeUpKind = 'whole'): Json | undefined {
  const members = kind === 'request' ? mostOfRequest : Number.POSITIVE_INFINITY
  return firstValueOf(schema, { depth: 0, room: roomyLines, members })
}

function firstValueOf(schema: Schema, spot: Spot): Json | undefined {
  return valuesOf(schema, spot).next().value
}

/** Different values that fit a schema: those that the file gives, then those that are made up. */
function* valuesOf(schema: Schema, spot: Spot): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  const { const: constant, examples, default: preset, enum: values } = schema
  if (constant !== undefined) {
    yield parseExactly(constant)
    return
  }
  for (const text of [...examples, ...(preset === undefined ? [] : [preset])]) yield parseExactly(text)
  for (const { json } of values) yield parseExactly(json)
  if (values.length > 0 || spot.depth > deepest) return
  yield* madeUp(schema, spot)
  if (schema.nullable) yield null
}

function* madeUp(schema: Schema, spot: Spot): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* objectValues(schema, spot)
    case 'map':
      return yield* memberValues(mapMembers(schema).flatMap((member) => filled(member, inside(spot)) ?? []))
    case 'array':
      return yield* arrayValues(schema, spot)
    case 'tuple':
      return yield tupleValue(schema, spot)
    case 'union':
      return yield* unionValues(schema, spot)
    case 'scalar':
      return yield* scalarValues(schema)
    case 'any':
      return yield* [{}, ...Array.from({ length: mostTried }, (_, count) => ({ key: count }))]
    case 'repeat':
    case 'cut':
    case 'never':
      return
    default:
      return schema satisfies never
  }
}

function* scalarValues(facts: SchemaFacts): Generator<Json> {
  const { types, limits, patterns, content } = facts
  const format = facts.format ?? (content.includes('base64') ? 'byte' : undefined)
  if (types.length === 0) yield null
  for (const type of types) {
    if (type === 'boolean') yield* [true, false]
    else if (type === 'integer' || type === 'number') yield* madeUpNumbers(limits, type)
    else yield* madeUpTexts({ patterns, length: limits.characters, ...(format && { format }) })
  }
}

function inside({ depth, room, members }: Spot, shares = 1): Spot {
  return { depth: depth + 1, room: (room - brackets) / shares, members }
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

function* arrayValues({ items, limits }: ArraySchema, spot: Spot): Generator<Json> {
  const count = countWithin(limits.items, 1)
  if (count === 0) return yield []
  let latest: readonly Json[] = []
  for (const value of distinct(valuesOf(items, inside(spot)), count + mostTried)) {
    // A sliding window, so that each further value makes another list of unlike items.
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length === count) yield latest
  }
  if (latest.length < count) yield latest
}

function tupleValue({ items, rest, limits }: TupleSchema, spot: Spot): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field ? valuesOf(field.schema, inside(spot, count)) : [null, ...Array(mostTried).keys()]
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
  const value = firstValueOf(member.schema, spot)
  return value === undefined ? undefined : { ...member, spot, value }
}

/** What an object must have, then what it may have while there is room: each gets its share of what is left. */
function* objectValues(schema: ObjectSchema, spot: Spot): Generator<Json> {
  const members = wantedMembers(schema, spot)
  const sharing = members.filter(({ wish }) => wish !== 'spare').length
  const fewest = countWithin(schema.limits.keys, 0)
  const limit = Math.min(numberOf(schema.limits.keys.most) ?? Number.POSITIVE_INFINITY, spot.members)
  const chosen = new Map<string, Filled>()
  let { room } = spot
  for (const [index, member] of members.entries()) {
    const isNeeded = member.wish === 'required' || chosen.size < fewest
    // The first member may come whatever the room: an empty object would tell nothing.
    const isWelcome =
      member.wish === 'telling' && chosen.size < limit && (room > brackets || chosen.size === 0)
    if (!isNeeded && !isWelcome) continue
    // The members that still want room share what is left of it.
    const added = filled(member, inside({ ...spot, room }, Math.max(1, sharing - index)))
    if (!added || !(isNeeded || tellsSomething(added.value))) continue
    chosen.set(member.name, added)
    room -= linesOf(added.value)
  }
  const ordered = schema.properties.flatMap(({ name }) => chosen.get(name) ?? [])
  yield* memberValues([...new Set([...ordered, ...chosen.values()])])
}

/** All members with their first values, then in turn each of them with its other values. */
function* memberValues(members: readonly Filled[]): Generator<Json> {
  const first = members.map(({ name, value }) => [name, value] as const)
  yield Object.fromEntries(first)
  for (const { name, schema, spot } of members) {
    for (const value of [...distinct(valuesOf(schema, spot), mostTried)].slice(1)) {
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
    }
  }
}

/** A variant of each choice, with what all variants share; then the other variants of the first choice. */
function* unionValues({ choices, shared }: UnionSchema, spot: Spot): Generator<Json> {
  const base = shared && firstValueOf(shared, spot)
  const [first, ...others] = choices.map((choice) => variantValues(choice, spot))
  const rest = others.map((values) => values.next().value)
  let isEmpty = true
  for (const value of first ?? []) {
    isEmpty = false
    const objects = [base, value, ...rest].filter((each) => isObject(each))
    yield objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : value
  }
  if (isEmpty && base !== undefined) yield base
}

/** The variants in their order; where all are scalars, first those that the file names values of, which tell more than a made-up text. */
function inOrder(variants: Choice['variants']): Choice['variants'] {
  if (!variants.every(({ schema }) => schema.kind === 'scalar')) return variants
  const isTold = ({ enum: values, const: constant, examples }: Schema) =>
    values.length + examples.length > 0 || constant !== undefined
  return variants.toSorted((one, other) => Number(isTold(other.schema)) - Number(isTold(one.schema)))
}

function* variantValues({ variants, discriminator }: Choice, spot: Spot): Generator<Json> {
  for (const { schema, discriminatorValue } of inOrder(variants)) {
    // Several values of one variant are one text, with commas between.
    const named = discriminatorValue?.split(', ')[0]
    for (const value of distinct(valuesOf(schema, spot), mostTried)) {
      yield discriminator && named !== undefined && isObject(value)
        ? { ...value, [discriminator]: named }
        : value
    }
  }
}
