import type { JsonObject } from '../../src/openapi/document/json.ts'

/** Random choices, and schemas made of them. */
export interface Draws {
  schema(depth: number): JsonObject
  some(schema: JsonObject): JsonObject
  count(noun: string, least: number): JsonObject
  pick<Item>(items: readonly Item[]): Item
  below(limit: number): number
}

/** A random schema with a rule that making up its members one by one would break. */
export function ruledSchema(draws: Draws, depth: number): JsonObject {
  return draws.pick([names, conditional, excluding, dependent, undescribed])()

  /** An object whose names obey a rule. */
  function names(): JsonObject {
    const propertyNames = draws.pick<JsonObject>([
      { enum: ['red', 'green', 'blue', 'grey', 'black'] },
      { pattern: '^[a-z]{2}$' },
      { pattern: '^x-', maxLength: 9 },
      { minLength: 5, maxLength: 12 },
    ])
    return {
      type: 'object',
      propertyNames,
      ...draws.some({ additionalProperties: draws.schema(depth) }),
      ...draws.count('Properties', draws.below(4)),
    }
  }

  /** An object that needs more, or other values, depending on one of its members. */
  function conditional(): JsonObject {
    const properties = {
      way: { enum: ['card', 'bank', 'cash'] },
      pan: { type: 'string' },
      iban: { type: 'string' },
      note: draws.schema(depth),
    }
    return {
      type: 'object',
      properties,
      ...draws.some({ required: ['way'] }),
      if: {
        properties: { way: { const: draws.pick(['card', 'bank']) } },
        ...draws.some({ required: ['way'] }),
      },
      // biome-ignore lint/suspicious/noThenProperty: it is a keyword of JSON Schema.
      then: { required: ['pan'] },
      ...draws.some({ else: { required: ['iban'], properties: { iban: { minLength: 15 } } } }),
    }
  }

  /** Something that may not be. */
  function excluding(): JsonObject {
    return draws.pick<JsonObject>([
      { type: 'string', not: { const: 'string' } },
      { type: 'integer', not: { enum: [0, 1] } },
      { type: 'string', not: { pattern: '^s' } },
      {
        type: 'object',
        properties: { first: draws.schema(depth), second: draws.schema(depth) },
        not: { required: ['first', 'second'] },
        ...draws.some({ required: ['first'] }),
      },
    ])
  }

  /** Members that others bring with them. */
  function dependent(): JsonObject {
    const more = { properties: { title: draws.schema(depth) }, required: ['title'] }
    return {
      type: 'object',
      properties: { name: { type: 'string' }, other: draws.schema(depth) },
      dependentSchemas: { name: more },
      ...draws.some({ required: ['name'] }),
    }
  }

  /** Members that must be there although nothing describes them. */
  function undescribed(): JsonObject {
    return {
      type: 'object',
      properties: { known: draws.schema(depth) },
      required: draws.pick([['object_id'], ['object_id', 'updated_at'], ['known', 'other']]),
      ...draws.pick<JsonObject>([
        {},
        { additionalProperties: true },
        { additionalProperties: { type: 'integer' } },
      ]),
    }
  }
}
