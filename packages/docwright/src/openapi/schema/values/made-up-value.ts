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
import { isInformative, linesOf, mapMembers, wantedMembers } from './made-up-members.ts'
import { madeUpNumbers } from './made-up-numbers.ts'
import { madeUpTexts } from './made-up-texts.ts'

/** Levels deeper than this are left out. */
const deepest = 12
/** How many lines a made-up value may have, apart from what it must have. */
const roomyLines = 60
/** How many different values are tried where one doesn't do. */
const mostTried = 10
/** The lines that the brackets of an object or a list take. */
const brackets = 2

/** The most large members that an object of a request is given; what it must have is never left out. */
const mostOfRequest = 4
/** The lines of a member that is small. */
const smallLines = 3

/** What a nested value may still use: its depth, the lines for members that aren't required, and the number of members. */
interface Budget {
  readonly depth: number
  readonly lines: number
  /** The most members of an object, in addition to required ones. */
  readonly members: number
}

/** `response`: include all members that may be returned. `request`: include required members and few others. */
export type SampleMode = 'response' | 'request'

/** A value that fits a schema, for a body that the file gives no example of: what the schema's own examples and defaults say, else the plainest that fits. */
export function madeUpValue(schema: Schema, mode: SampleMode = 'response'): Json | undefined {
  return madeUpValues(schema, mode).next().value
}

/** Different values like `madeUpValue`, the best one first. */
export function madeUpValues(schema: Schema, mode: SampleMode): Generator<Json, undefined> {
  const members = mode === 'request' ? mostOfRequest : Number.POSITIVE_INFINITY
  return valuesOf(schema, { depth: 0, lines: roomyLines, members })
}

function firstValueOf(schema: Schema, budget: Budget): Json | undefined {
  return valuesOf(schema, budget).next().value
}

/** Different values that fit a schema: those that the file gives, then those that are made up. */
function* valuesOf(schema: Schema, budget: Budget): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  const { const: constant, examples, default: preset, enum: values } = schema
  if (constant !== undefined) {
    yield parseExactly(constant)
    return
  }
  for (const text of [...examples, ...(preset === undefined ? [] : [preset])]) yield parseExactly(text)
  for (const { json } of values) yield parseExactly(json)
  if (values.length > 0 || budget.depth > deepest) return
  yield* madeUp(schema, budget)
  if (schema.nullable) yield null
}

function* madeUp(schema: Schema, budget: Budget): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* objectValues(schema, budget)
    case 'map':
      return yield* memberValues(mapMembers(schema).flatMap((member) => filled(member, inside(budget)) ?? []))
    case 'array':
      return yield* arrayValues(schema, budget)
    case 'tuple':
      return yield tupleValue(schema, budget)
    case 'union':
      return yield* unionValues(schema, budget)
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

function inside({ depth, lines, members }: Budget, shares = 1): Budget {
  return { depth: depth + 1, lines: (lines - brackets) / shares, members }
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

function* arrayValues({ items, limits }: ArraySchema, budget: Budget): Generator<Json> {
  const count = countWithin(limits.items, 1)
  if (count === 0) return yield []
  let latest: readonly Json[] = []
  for (const value of distinct(valuesOf(items, inside(budget)), count + mostTried)) {
    // A sliding window, so that each further value makes another list of unlike items.
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length === count) yield latest
  }
  if (latest.length < count) yield latest
}

function tupleValue({ items, rest, limits }: TupleSchema, budget: Budget): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field ? valuesOf(field.schema, inside(budget, count)) : [null, ...Array(mostTried).keys()]
    const others = limits.hasUniqueItems ? [...distinct(values, count)] : [...distinct(values, 1)]
    const value = others.find((other) => !taken.has(jsonText(other))) ?? others[0] ?? null
    if (limits.hasUniqueItems) taken.add(jsonText(value))
    return value
  })
}

/** A member with its first value, and where its other values would be. */
interface Filled extends Member {
  readonly budget: Budget
  readonly value: Json
}

function filled(member: Member, budget: Budget): Filled | undefined {
  const value = firstValueOf(member.schema, budget)
  return value === undefined ? undefined : { ...member, budget, value }
}

/** Adds required members, then informative ones while lines are left; each gets an equal share of the remaining lines. */
function* objectValues(schema: ObjectSchema, budget: Budget): Generator<Json> {
  const members = wantedMembers(schema, budget)
  const sharing = members.filter(({ priority }) => priority !== 'optional').length
  const fewest = countWithin(schema.limits.keys, 0)
  const most = numberOf(schema.limits.keys.most) ?? Number.POSITIVE_INFINITY
  const chosen = new Map<string, Filled>()
  let { lines } = budget
  let shown = 0
  const isFirstCall = !members.some(({ priority }) => priority === 'required')
  for (const [index, member] of members.entries()) {
    const isNeeded = member.priority === 'required' || chosen.size < fewest
    // The first member may exceed the budget, because an empty object isn't informative.
    const isWelcome =
      member.priority === 'informative' &&
      shown < budget.members &&
      chosen.size < most &&
      (lines > brackets || chosen.size === 0)
    if (!isNeeded && !isWelcome) continue
    // The remaining members share the remaining lines.
    const added = filled(member, inside({ ...budget, lines }, Math.max(1, sharing - index)))
    if (!added && member.priority === 'required' && !isCutShort(member.schema, budget)) return
    if (!added || !(isNeeded || isInformative(added.value))) continue
    chosen.set(member.name, added)
    const size = linesOf(added.value)
    lines -= size
    // Two small members take as much of a reader's time as a large one.
    shown += isFirstCall && size <= smallLines ? 0.5 : 1
  }
  const ordered = schema.properties.flatMap(({ name }) => chosen.get(name) ?? [])
  yield* memberValues([...new Set([...ordered, ...chosen.values()])])
}

/** Whether a value is left out since its schema isn't shown here, or goes on without end; otherwise there's none that fits. */
function isCutShort({ kind }: Schema, { depth }: Budget): boolean {
  return kind === 'repeat' || kind === 'cut' || depth >= deepest
}

/** All members with their first values, then in turn each of them with its other values. */
function* memberValues(members: readonly Filled[]): Generator<Json> {
  const first = members.map(({ name, value }) => [name, value] as const)
  yield Object.fromEntries(first)
  for (const { name, schema, budget } of members) {
    for (const value of [...distinct(valuesOf(schema, budget), mostTried)].slice(1)) {
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
    }
  }
}

/** A variant of each choice, with what all variants share; then the other variants of the first choice. */
function* unionValues({ choices, shared }: UnionSchema, budget: Budget): Generator<Json> {
  const base = shared && firstValueOf(shared, budget)
  const [first, ...others] = choices.map((choice) => variantValues(choice, budget))
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

function* variantValues({ variants, discriminator }: Choice, budget: Budget): Generator<Json> {
  for (const { schema, discriminatorValue } of inOrder(variants)) {
    // Several values of one variant are one text, with commas between.
    const named = discriminatorValue?.split(', ')[0]
    for (const value of distinct(valuesOf(schema, budget), mostTried)) {
      yield discriminator && named !== undefined && isObject(value)
        ? { ...value, [discriminator]: named }
        : value
    }
  }
}
