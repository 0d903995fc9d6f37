import { numberOf } from '../document/json.ts'
import { countWithin } from './limits.ts'
import { blank } from './page-fields.ts'
import type { MapSchema, ObjectSchema, Property, Schema } from './schema.ts'
import { stringSamples } from './string-sample.ts'

/** How deep optional properties are filled in; below, only required ones. */
const optionalDepth = 3

/** A name that a made-up object has, and what its value looks like. */
export type Member = readonly [name: string, schema: Schema]

/** One key, or as many as there must be. */
export function mapMembers({ values, limits }: MapSchema): readonly Member[] {
  return freeMembers(values.schema, countWithin(limits.keys, 1))
}

/** Required properties, the optional ones that a reader should see, and as many others as there must be. */
export function shownMembers(schema: ObjectSchema, depth: number): readonly Member[] {
  const { properties, limits } = schema
  const required = properties.filter((property) => property.required)
  const optional = depth < optionalDepth ? properties.filter(isTelling) : []
  const room = (numberOf(limits.keys.most) ?? Number.POSITIVE_INFINITY) - required.length
  const shown = new Set([...required, ...optional.slice(0, Math.max(room, 0))])
  const missing = countWithin(limits.keys, shown.size) - shown.size
  const members = properties.filter((property) => shown.has(property)).map(memberOf)
  if (missing <= 0) return members
  const others = properties.filter((property) => !shown.has(property)).map(memberOf)
  return [...members, ...[...others, ...unnamedMembers(schema, missing)].slice(0, missing)]
}

function isTelling({ required, schema, conditions }: Property): boolean {
  return !required && !schema.deprecated && conditions.length === 0
}

function memberOf({ name, schema }: Property): Member {
  return [name, schema]
}

/** Keys that the schema allows without naming them. */
function unnamedMembers(
  { patternProperties, values, isClosed }: ObjectSchema,
  count: number,
): readonly Member[] {
  const matching = patternProperties.flatMap(({ pattern, schema }) =>
    [...stringSamples({ patterns: [pattern], length: {} })].map((name) => [name, schema] as const),
  )
  if (values) return [...matching, ...freeMembers(values.schema, count)]
  return isClosed ? matching : [...matching, ...freeMembers(blank, count)]
}

function freeMembers(schema: Schema, count: number): readonly Member[] {
  return Array.from({ length: count }, (_, index) => [`key${index === 0 ? '' : index + 1}`, schema] as const)
}
