import type { JsonObject } from '../../document/json.ts'
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

/** Returns the schema of an object's member. Among several variants, the one that defines most of the object's members counts. */
export function findMemberSchema(
  schema: Schema | undefined,
  name: string,
  object: JsonObject,
): Schema | undefined {
  if (schema?.kind !== 'union') return schema && listSchemasInside(schema, name)[0]
  const variants = schema.choices.flatMap((choice) => choice.variants.map((variant) => variant.schema))
  const ranked = variants.toSorted((a, b) => countMembers(b, object) - countMembers(a, object))
  return [schema.shared, ...ranked].flatMap((each) => findMemberSchema(each, name, object) ?? [])[0]
}

function countMembers(schema: Schema, object: JsonObject): number {
  if (schema.kind !== 'object') return -1
  return schema.properties.filter(({ name }) => Object.hasOwn(object, name)).length
}
