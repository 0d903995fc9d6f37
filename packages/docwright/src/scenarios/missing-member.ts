import type { Schema } from '../openapi/schema/facts/schema.ts'

/** A key that leads out of a schema, and the keys that it has there. */
export interface MissingMember {
  /** How many keys before it lead to a value. */
  readonly depth: number
  readonly known: readonly string[]
}

/** Where keys lead to a value that a schema doesn't have; undefined if it may have one there, or doesn't say. */
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

/** Of several schemas, one of which is enough: where the keys lead farthest. */
export function nearestMiss(misses: readonly (MissingMember | undefined)[]): MissingMember | undefined {
  if (misses.length === 0 || misses.includes(undefined)) return undefined
  const all = misses.filter((miss) => miss !== undefined)
  const depth = Math.max(...all.map((miss) => miss.depth))
  return { depth, known: all.flatMap((miss) => (miss.depth === depth ? miss.known : [])) }
}
