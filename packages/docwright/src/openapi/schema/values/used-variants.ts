import type { Json } from '../../document/json.ts'
import { listOf, memberOf } from '../../document/json.ts'
import type { Schema } from '../facts/schema.ts'

/** The addresses of the variants that a value takes, of those that a discriminator decides. */
export function usedVariants(schema: Schema, value: Json): readonly string[] {
  switch (schema.kind) {
    case 'object':
      return schema.properties.flatMap(({ name, schema: inside }) => {
        const member = memberOf(value, name)
        return member === undefined ? [] : usedVariants(inside, member)
      })
    case 'array':
      return [...new Set(listOf(value).flatMap((item) => usedVariants(schema.items, item)))]
    case 'union': {
      const variants = schema.choices.flatMap(({ discriminator, variants: all }) => {
        const wanted = discriminator === undefined ? undefined : memberOf(value, discriminator)
        // A variant that several values stand for has them all.
        return typeof wanted === 'string'
          ? all.filter(({ discriminatorValue }) => discriminatorValue?.split(', ').includes(wanted))
          : []
      })
      const shared = schema.shared ? usedVariants(schema.shared, value) : []
      return [...shared, ...variants.flatMap(({ id, schema: own }) => [id, ...usedVariants(own, value)])]
    }
    default:
      return []
  }
}
