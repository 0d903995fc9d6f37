import type { Schema } from '../openapi/schema/facts/schema.ts'

/** The first key of a path that a schema doesn't have. */
export interface MissingMember {
  /** The index of the key. */
  readonly depth: number
  /** The keys that the schema has there. */
  readonly known: readonly string[]
}

/** Finds the first key of a path that a schema doesn't have. Returns undefined if the path may exist. */
export function missingMember(schema: Schema, keys: readonly string[], depth = 0): MissingMember | undefined {
  const key = keys[depth]
  if (key === undefined) return undefined
  const into = (inside: Schema) => missingMember(inside, keys, depth + 1)
  const nothing = { depth, known: [] }
  const isIndex = /^(?:0|[1-9]\d*)$/.test(key)
  switch (schema.kind) {
    case 'object': {
      const property = schema.properties.find(({ name }) => name === key)
      if (property) return into(property.schema)
      if (schema.patternProperties.length > 0 || schema.shared?.names.includes(key)) return undefined
      return schema.values
        ? into(schema.values.schema)
        : { depth, known: schema.properties.map(({ name }) => name) }
    }
    case 'map':
      return into(schema.values.schema)
    case 'array':
      return isIndex ? into(schema.items) : nothing
    case 'tuple': {
      const item = schema.items[Number(key)] ?? schema.rest
      return isIndex && item ? into(item.schema) : nothing
    }
    case 'union': {
      const variants = schema.choices.flatMap((choice) => choice.variants.map((variant) => variant.schema))
      return nearestMiss(
        [...variants, ...(schema.shared ? [schema.shared] : [])].map((each) =>
          missingMember(each, keys, depth),
        ),
      )
    }
    case 'scalar':
    case 'never':
      return nothing
    default:
      return undefined
  }
}

/** Returns the miss with the longest existing path. Returns undefined if the path may exist in one of the schemas. */
export function nearestMiss(misses: readonly (MissingMember | undefined)[]): MissingMember | undefined {
  if (misses.length === 0 || misses.includes(undefined)) return undefined
  const all = misses.filter((miss) => miss !== undefined)
  const depth = Math.max(...all.map((miss) => miss.depth))
  return { depth, known: all.flatMap((miss) => (miss.depth === depth ? miss.known : [])) }
}
