import { numberOf } from '../document/json.ts'
import { memoized } from '../document/memoized.ts'
import { countWithin } from './limits.ts'
import { blank } from './page-fields.ts'
import type { MapSchema, ObjectSchema, Property, Schema } from './schema.ts'
import { stringSamples } from './string-sample.ts'

/** A name that a made-up object has, and what its value looks like. */
export type Member = readonly [name: string, schema: Schema]

/** What an object may have, in the order in which it is filled. */
export interface Wanted {
  /** Some only since others are there. */
  readonly required: readonly Member[]
  /** What a reader should see if there is room: first what has examples. */
  readonly optional: readonly Member[]
  /** What only comes in where the object needs more members. */
  readonly spare: readonly Member[]
  readonly least: number
  readonly most: number
}

/** One key, or as many as there must be. */
export function mapMembers({ values, limits }: MapSchema): readonly Member[] {
  return freeMembers(values.schema, countWithin(limits.keys, 1))
}

/** The members of an object: at least what it requires. */
export function wantedMembers(schema: ObjectSchema): Wanted {
  const { properties, limits } = schema
  const names = requiredNames(schema)
  const required = properties.filter(({ name }) => names.has(name))
  const telling = properties.filter(
    (property) =>
      isTelling(property) &&
      !names.has(property.name) &&
      broughtBy(property.name, schema).every((name) => names.has(name)),
  )
  const others = properties.filter((property) => !required.includes(property) && !telling.includes(property))
  const least = countWithin(limits.keys, 0)
  const optional = [
    ...telling.filter((property) => hasExamples(property.schema)),
    ...telling.filter((property) => !hasExamples(property.schema)),
  ]
  return {
    required: required.map(memberOf),
    optional: optional.map(memberOf),
    spare: [...others.map(memberOf), ...unnamedMembers(schema, least)],
    least,
    most: numberOf(limits.keys.most) ?? Number.POSITIVE_INFINITY,
  }
}

/** What is required, one of each set of alternatives, and what these bring with them. */
function requiredNames(schema: ObjectSchema): ReadonlySet<string> {
  const names = new Set(schema.properties.flatMap(({ name, required }) => (required ? [name] : [])))
  const known = new Set(schema.properties.map(({ name }) => name))
  for (const condition of schema.conditions) {
    if (condition.kind !== 'sets' || condition.when !== '') continue
    const possible = condition.sets.filter((set) => set.every((name) => known.has(name)))
    const isThere = possible.some((set) => set.every((name) => names.has(name)))
    if (!isThere) for (const name of possible[0] ?? []) names.add(name)
  }
  // The set grows while it is walked.
  for (const name of names) for (const other of broughtBy(name, schema)) names.add(other)
  return names
}

/** What must be there wherever a property is (`dependentRequired`). */
function broughtBy(name: string, { conditions }: ObjectSchema): readonly string[] {
  return conditions.flatMap(({ kind, test, names }) =>
    kind === 'required' && test?.on === name && test.values === 'any' ? names : [],
  )
}

function isTelling({ schema, conditions }: Property): boolean {
  return !schema.deprecated && conditions.length === 0
}

/** Whether the file itself gives a value, here or anywhere inside. */
const hasExamples: (schema: Schema) => boolean = memoized((schema) => {
  if (schema.examples.length > 0 || schema.default !== undefined || schema.const !== undefined) return true
  switch (schema.kind) {
    case 'object':
      return schema.properties.some((property) => hasExamples(property.schema))
    case 'map':
      return hasExamples(schema.values.schema)
    case 'array':
      return hasExamples(schema.items)
    default:
      return false
  }
})

function memberOf({ name, schema }: Property): Member {
  return [name, schema]
}

/** Keys that the schema allows without naming them. */
function unnamedMembers(
  { patternProperties, values, isClosed }: ObjectSchema,
  count: number,
): readonly Member[] {
  if (count === 0) return []
  const matching = patternProperties.flatMap(({ pattern, schema }) =>
    [...stringSamples({ name: '', patterns: [pattern], length: {} })].map((name) => [name, schema] as const),
  )
  if (values) return [...matching, ...freeMembers(values.schema, count)]
  return isClosed ? matching : [...matching, ...freeMembers(blank, count)]
}

function freeMembers(schema: Schema, count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) => [`key${index === 0 ? '' : index + 1}`, schema] as const)
}
