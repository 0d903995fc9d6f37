import type { Schema } from '../facts/schema.ts'

/** Returns the schemas of a value's member, in any variant. */
export function listSchemasInside(schema: Schema, key: string): readonly Schema[] {
  switch (schema.kind) {
    case 'object': {
      const field = schema.properties.find(({ name }) => name === key) ?? schema.values
      return field ? [field.schema] : []
    }
    case 'map':
      return [schema.values.schema]
    case 'array':
      return [schema.items]
    case 'tuple':
      return [schema.items[Number(key)] ?? schema.rest].flatMap((field) => field?.schema ?? [])
    case 'union':
      return [
        ...(schema.shared ? listSchemasInside(schema.shared, key) : []),
        ...schema.choices.flatMap(({ variants }) =>
          variants.flatMap((variant) => listSchemasInside(variant.schema, key)),
        ),
      ]
    default:
      return []
  }
}
