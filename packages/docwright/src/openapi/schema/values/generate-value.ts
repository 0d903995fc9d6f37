import type { Json } from '../../document/json.ts'
import { asNumber, formatJson, isObject, parseExactly } from '../../document/json.ts'
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
import { generateNumbers } from './generate-numbers.ts'
import { generateTexts } from './generate-texts.ts'
import type { Member } from './object-members.ts'
import { countLines, isInformative, listMapMembers, orderMembers } from './object-members.ts'

/** The deepest level that is generated. */
const maxDepth = 12
/** How many lines a generated value may have, in addition to its required parts. */
const maxOptionalLines = 60
/** How many different values are tried. */
const maxAttempts = 10
/** The number of lines for the brackets of an object or a list. */
const bracketLines = 2

/** The most large optional members of a request's object. */
const maxRequestMembers = 4
/** The largest member that counts as small, in lines. */
const smallLines = 3

/** The remaining budget of a nested value: its depth, the lines for optional members, and the number of members. */
interface Budget {
  readonly depth: number
  readonly lines: number
  /** The most optional members of an object. */
  readonly members: number
}

/** `response`: include all members that may be returned. `request`: include required members and few others. */
export type SampleMode = 'response' | 'request'

/**
 * Generates a value that matches a schema, for a body without an example in the file. Prefers the schema's own examples and
 * defaults, or else the simplest value.
 */
export function generateValue(schema: Schema, mode: SampleMode = 'response'): Json | undefined {
  return generateValues(schema, mode).next().value
}

/** Like `generateValue`, but generates different values, the best one first. */
export function generateValues(schema: Schema, mode: SampleMode): Generator<Json, undefined> {
  const members = mode === 'request' ? maxRequestMembers : Number.POSITIVE_INFINITY
  return listValues(schema, { depth: 0, lines: maxOptionalLines, members })
}

function findFirstValue(schema: Schema, budget: Budget): Json | undefined {
  return listValues(schema, budget).next().value
}

/** Generates different values for a schema: those from the file, then others. */
function* listValues(schema: Schema, budget: Budget): Generator<Json, undefined> {
  if (schema.kind === 'never') return
  const { const: constant, examples, default: preset, enum: values } = schema
  if (constant !== undefined) {
    yield parseExactly(constant)
    return
  }
  for (const text of [...examples, ...(preset === undefined ? [] : [preset])]) yield parseExactly(text)
  for (const { json } of values) yield parseExactly(json)
  if (values.length > 0 || budget.depth > maxDepth) return
  yield* listGeneratedValues(schema, budget)
  if (schema.nullable) yield null
}

/** Generates values for a schema that the file gives none for. */
function* listGeneratedValues(schema: Schema, budget: Budget): Generator<Json> {
  switch (schema.kind) {
    case 'object':
      return yield* listObjectValues(schema, budget)
    case 'map':
      return yield* listMemberValues(
        listMapMembers(schema).flatMap((member) => generateMember(member, nestBudget(budget)) ?? []),
      )
    case 'array':
      return yield* listArrayValues(schema, budget)
    case 'tuple':
      return yield generateTupleValue(schema, budget)
    case 'union':
      return yield* listUnionValues(schema, budget)
    case 'scalar':
      return yield* listScalarValues(schema)
    case 'any':
      return yield* [{}, ...Array.from({ length: maxAttempts }, (_, count) => ({ key: count }))]
    case 'repeat':
    case 'cut':
    case 'never':
      return
    default:
      return schema satisfies never
  }
}

function* listScalarValues(facts: SchemaFacts): Generator<Json> {
  const { types, limits, patterns, content } = facts
  const format = facts.format ?? (content.includes('base64') ? 'byte' : undefined)
  if (types.length === 0) yield null
  for (const type of types) {
    if (type === 'boolean') yield* [true, false]
    else if (type === 'integer' || type === 'number') yield* generateNumbers(limits, type)
    else yield* generateTexts({ patterns, length: limits.characters, ...(format && { format }) })
  }
}

/** Returns the budget of an inner value, which gets one of several equal shares of the lines. */
function nestBudget({ depth, lines, members }: Budget, shares = 1): Budget {
  return { depth: depth + 1, lines: (lines - bracketLines) / shares, members }
}

/** Generates distinct values, up to a number. */
function* skipDuplicates(values: Iterable<Json>, count: number): Generator<Json> {
  const seen = new Set<string>()
  for (const value of values) {
    const text = formatJson(value)
    if (!seen.has(text)) yield value
    seen.add(text)
    if (seen.size >= count) return
  }
}

function* listArrayValues({ items, limits }: ArraySchema, budget: Budget): Generator<Json> {
  const count = countWithin(limits.items, 1)
  if (count === 0) return yield []
  let latest: readonly Json[] = []
  for (const value of skipDuplicates(listValues(items, nestBudget(budget)), count + maxAttempts)) {
    // A sliding window, so that each further value results in another list of distinct items.
    latest = limits.hasUniqueItems
      ? [...latest, value].slice(-count)
      : Array.from({ length: count }, () => value)
    if (latest.length === count) yield latest
  }
  if (latest.length < count) yield latest
}

function generateTupleValue({ items, rest, limits }: TupleSchema, budget: Budget): Json {
  const count = countWithin(limits.items, items.length)
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, index) => {
    const field = items[index] ?? rest
    const values = field
      ? listValues(field.schema, nestBudget(budget, count))
      : [null, ...Array(maxAttempts).keys()]
    const others = limits.hasUniqueItems ? [...skipDuplicates(values, count)] : [...skipDuplicates(values, 1)]
    const value = others.find((other) => !taken.has(formatJson(other))) ?? others[0] ?? null
    if (limits.hasUniqueItems) taken.add(formatJson(value))
    return value
  })
}

/** A member with its first value, and the budget for generating others. */
interface GeneratedMember extends Member {
  readonly budget: Budget
  readonly value: Json
}

function generateMember(member: Member, budget: Budget): GeneratedMember | undefined {
  const value = findFirstValue(member.schema, budget)
  return value === undefined ? undefined : { ...member, budget, value }
}

/** Adds required members, then informative ones while lines are left; each gets an equal share of the remaining lines. */
function* listObjectValues(schema: ObjectSchema, budget: Budget): Generator<Json> {
  const members = orderMembers(schema, budget.members)
  const sharing = members.filter(({ priority }) => priority !== 'optional').length
  const fewest = countWithin(schema.limits.keys, 0)
  const most = asNumber(schema.limits.keys.most) ?? Number.POSITIVE_INFINITY
  const chosen = new Map<string, GeneratedMember>()
  let { lines } = budget
  let optionalCount = 0
  const areAllOptional = !members.some(({ priority }) => priority === 'required')
  for (const [index, member] of members.entries()) {
    const isNeeded = member.priority === 'required' || chosen.size < fewest
    // The first member may exceed the budget, because an empty object isn't informative.
    const isAffordable =
      member.priority === 'informative' &&
      optionalCount < budget.members &&
      chosen.size < most &&
      (lines > bracketLines || chosen.size === 0)
    if (!isNeeded && !isAffordable) continue
    // The remaining members share the remaining lines.
    const added = generateMember(member, nestBudget({ ...budget, lines }, Math.max(1, sharing - index)))
    if (!added && member.priority === 'required' && !isCutShort(member.schema, budget)) return
    if (!added || !(isNeeded || isInformative(added.value))) continue
    chosen.set(member.name, added)
    const size = countLines(added.value)
    lines -= size
    // Two small members are as much work for a reader as a large one.
    optionalCount += areAllOptional && size <= smallLines ? 0.5 : 1
  }
  const ordered = schema.properties.flatMap(({ name }) => chosen.get(name) ?? [])
  yield* listMemberValues([...new Set([...ordered, ...chosen.values()])])
}

/** Checks whether a value is omitted because its schema isn't shown here or is too deep, rather than because no value matches. */
function isCutShort({ kind }: Schema, { depth }: Budget): boolean {
  return kind === 'repeat' || kind === 'cut' || depth >= maxDepth
}

/** Generates the members with their first values, then with each member's further values in turn. */
function* listMemberValues(members: readonly GeneratedMember[]): Generator<Json> {
  const first = members.map(({ name, value }) => [name, value] as const)
  yield Object.fromEntries(first)
  for (const { name, schema, budget } of members) {
    for (const value of [...skipDuplicates(listValues(schema, budget), maxAttempts)].slice(1)) {
      yield Object.fromEntries(first.map((each) => (each[0] === name ? [name, value] : each)))
    }
  }
}

/** Generates a value with one variant of each choice and the common part, then with the other variants of the first choice. */
function* listUnionValues({ choices, shared }: UnionSchema, budget: Budget): Generator<Json> {
  const base = shared && findFirstValue(shared, budget)
  const [ofFirstChoice, ...others] = choices.map((choice) => listVariantValues(choice, budget))
  const ofOtherChoices = others.map((values) => values.next().value)
  let isEmpty = true
  for (const value of ofFirstChoice ?? []) {
    isEmpty = false
    const objects = [base, value, ...ofOtherChoices].filter((each) => isObject(each))
    yield objects.length > 0 ? Object.fromEntries(objects.flatMap(Object.entries)) : value
  }
  if (isEmpty && base !== undefined) yield base
}

/**
 * Returns the variants in order. If all are scalars, those with values from the file come first, because these are more
 * informative.
 */
function sortVariants(variants: Choice['variants']): Choice['variants'] {
  if (!variants.every(({ schema }) => schema.kind === 'scalar')) return variants
  const hasOwnValue = ({ enum: values, const: constant, examples }: Schema) =>
    values.length + examples.length > 0 || constant !== undefined
  return variants.toSorted(
    (one, other) => Number(hasOwnValue(other.schema)) - Number(hasOwnValue(one.schema)),
  )
}

function* listVariantValues({ variants, discriminator }: Choice, budget: Budget): Generator<Json> {
  for (const { schema, discriminatorValue } of sortVariants(variants)) {
    // Several values of a variant are joined by commas.
    const named = discriminatorValue?.split(', ')[0]
    for (const value of skipDuplicates(listValues(schema, budget), maxAttempts)) {
      yield discriminator && named !== undefined && isObject(value)
        ? { ...value, [discriminator]: named }
        : value
    }
  }
}
