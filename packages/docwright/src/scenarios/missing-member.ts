import type { Schema } from '../openapi/schema/facts/schema.ts'
import { listSchemasInside } from '../openapi/schema/values/schemas-inside.ts'

/** The first key of a path that a schema doesn't have. */
export interface MissingMember {
  /** The index of the key. */
  readonly depth: number
  /** The keys that the schema has there. */
  readonly known: readonly string[]
}

/** Finds the first key of a path that a schema doesn't have. Returns undefined if the path may exist. */
export function findMissingMember(
  schema: Schema,
  keys: readonly string[],
  depth = 0,
): MissingMember | undefined {
  const key = keys[depth]
  if (key === undefined || mayHaveUnlistedMember(schema, key)) return undefined
  if (schema.kind === 'union') {
    const variants = schema.choices.flatMap((choice) => choice.variants.map((variant) => variant.schema))
    const all = [...variants, ...(schema.shared ? [schema.shared] : [])]
    return findNearestMiss(all.map((each) => findMissingMember(each, keys, depth)))
  }
  const isList = schema.kind === 'array' || schema.kind === 'tuple'
  const isPossible = !isList || /^(?:0|[1-9]\d*)$/.test(key)
  const [inside] = isPossible ? listSchemasInside(schema, key) : []
  if (inside) return findMissingMember(inside, keys, depth + 1)
  return { depth, known: schema.kind === 'object' ? schema.properties.map(({ name }) => name) : [] }
}

/** Checks whether a value may have a member that its schema doesn't list here: it's of any type, or shown elsewhere. */
function mayHaveUnlistedMember(schema: Schema, key: string): boolean {
  if (schema.kind === 'any' || schema.kind === 'repeat' || schema.kind === 'cut') return true
  if (schema.kind !== 'object' || schema.properties.some(({ name }) => name === key)) return false
  return schema.patternProperties.length > 0 || schema.shared?.names.includes(key) === true
}

/** Returns the miss with the longest existing path. Returns undefined if the path may exist in one of the schemas. */
export function findNearestMiss(misses: readonly (MissingMember | undefined)[]): MissingMember | undefined {
  if (misses.length === 0 || misses.includes(undefined)) return undefined
  const all = misses.filter((miss) => miss !== undefined)
  const depth = Math.max(...all.map((miss) => miss.depth))
  return { depth, known: all.flatMap((miss) => (miss.depth === depth ? miss.known : [])) }
}
