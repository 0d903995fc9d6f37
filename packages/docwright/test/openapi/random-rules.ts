import type { Json, JsonObject } from '../../src/openapi/document/json.ts'

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
  return draws.pick([
    ...[names, conditional, excluding, dependent, undescribed],
    ...[containing, unevaluated, unevaluatedItems, referring, annotated],
  ])()

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

  /** A list some of whose items must be of a kind. */
  function containing(): JsonObject {
    const least = draws.below(4)
    const [items, contains] = draws.pick<readonly JsonObject[]>([
      [{ type: 'integer', minimum: 0, maximum: 30 }, { minimum: 20 }],
      [{}, { type: 'string', minLength: 9 }],
      [{ type: 'string' }, { const: 'gold' }],
      [
        { type: 'object', properties: { tag: { type: 'string' } } },
        { required: ['tag'], properties: { tag: { enum: ['x', 'y'] } } },
      ],
    ])!
    return {
      type: 'array',
      ...draws.some({ items: items! }),
      contains: contains!,
      ...draws.some({ minContains: least }),
      ...draws.some({ maxContains: Math.max(1, least) + draws.below(2) }),
      ...draws.some({ minItems: least + draws.below(3) }),
    }
  }

  /** An object that allows or forbids the properties that none of its parts describes. */
  function unevaluated(): JsonObject {
    return {
      type: 'object',
      allOf: [{ properties: { first: draws.schema(depth) }, ...draws.some({ required: ['first'] }) }],
      properties: { second: draws.schema(depth) },
      ...draws.some({
        anyOf: [
          { properties: { third: draws.schema(depth) }, required: ['third'] },
          { required: ['second'] },
        ],
      }),
      unevaluatedProperties: draws.pick<Json>([false, { type: 'integer' }, true]),
      ...draws.some({ minProperties: 1 }),
    }
  }

  function unevaluatedItems(): JsonObject {
    const isClosed = draws.below(2) === 0
    return {
      type: 'array',
      prefixItems: [draws.schema(depth), draws.schema(depth)],
      unevaluatedItems: isClosed ? false : { type: 'boolean' },
      ...draws.some({ minItems: isClosed ? 2 : 4 }),
    }
  }

  /**
   * A reference to a named schema: by pointer or anchor, to a schema that contains itself, or to a variant with a
   * discriminator.
   */
  function referring(): JsonObject {
    const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
    return draws.pick<JsonObject>([
      $ref('Node'),
      $ref('Tree'),
      { $ref: '#short' },
      { ...$ref('Short'), minLength: 4 },
      { type: 'array', items: $ref('Node'), minItems: 2 },
      {
        oneOf: [$ref('Cat'), $ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { dog: $ref('Dog').$ref, cat: $ref('Cat').$ref } },
      },
    ])
  }

  /** Values that a schema suggests, and what changes nothing. */
  function annotated(): JsonObject {
    return {
      title: 'Of a title',
      description: 'What it is.',
      ...draws.some({ deprecated: true }),
      ...draws.some({ readOnly: true }),
      ...draws.some({ writeOnly: true }),
      ...draws.some({ externalDocs: { url: 'https://docs.example.com' }, xml: { name: 'x' } }),
      ...draws.pick<JsonObject>([
        { type: 'integer', minimum: 5, default: 7 },
        { type: 'string', minLength: 3, examples: ['abcd', 'efg'] },
        { type: 'string', maxLength: 8, example: 'abcd' },
        { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' },
        { type: 'string', contentMediaType: 'application/json', contentSchema: draws.schema(depth) },
        { type: 'object', properties: { a: draws.schema(depth) }, default: {} },
        { type: 'array', items: draws.schema(depth), maxItems: 4, default: [] },
      ]),
    }
  }
}

/** The schemas that others refer to. */
export const namedSchemas: JsonObject = {
  Node: {
    type: 'object',
    required: ['value'],
    properties: { value: { type: 'integer', minimum: 2 }, next: { $ref: '#/components/schemas/Node' } },
  },
  Tree: {
    $dynamicAnchor: 'node',
    type: 'object',
    required: ['children'],
    properties: { children: { type: 'array', items: { $dynamicRef: '#node' } } },
  },
  Short: { $anchor: 'short', type: 'string', maxLength: 5 },
  Cat: {
    type: 'object',
    required: ['kind', 'lives'],
    properties: { kind: { const: 'cat' }, lives: { type: 'integer', maximum: 9 } },
  },
  Dog: {
    type: 'object',
    required: ['kind'],
    properties: { kind: { enum: ['dog', 'hound'] } },
    additionalProperties: false,
  },
}
