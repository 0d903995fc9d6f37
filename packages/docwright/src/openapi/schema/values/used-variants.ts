import type { Json } from '../../document/json.ts'
import { getMember, isObject } from '../../document/json.ts'
import type { Schema } from '../facts/schema.ts'
import { listSchemasInside } from './schemas-inside.ts'

/** Returns the IDs of the variants that a value uses, among those with a discriminator. */
export function findUsedVariants(schema: Schema, value: Json): readonly string[] {
  if (schema.kind !== 'union') {
    const members = isObject(value) || Array.isArray(value) ? Object.entries(value) : []
    const used = members.flatMap(([key, member]) =>
      member === undefined
        ? []
        : listSchemasInside(schema, key).flatMap((inside) => findUsedVariants(inside, member)),
    )
    return [...new Set(used)]
  }
  const variants = schema.choices.flatMap(({ discriminator, variants: all }) => {
    const wanted = discriminator === undefined ? undefined : getMember(value, discriminator)
    // A variant with several discriminator values lists them all.
    return typeof wanted === 'string'
      ? all.filter(({ discriminatorValue }) => discriminatorValue?.split(', ').includes(wanted))
      : []
  })
  const shared = schema.shared ? findUsedVariants(schema.shared, value) : []
  return [...shared, ...variants.flatMap(({ id, schema: own }) => [id, ...findUsedVariants(own, value)])]
}
