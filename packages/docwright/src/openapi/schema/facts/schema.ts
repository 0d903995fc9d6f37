import type { EnumValue } from '../parts/enum-value.ts'
import type { Condition } from './condition.ts'
import type { ExternalDocs } from './external-docs.ts'
import type { Limits } from './limits.ts'
import { noLimits } from './limits.ts'
import type { XmlNode } from './xml-node.ts'

/**
 * A resolved schema, ready to be rendered by `switch (schema.kind)`: `allOf` is merged, references are followed, properties that
 * the direction hides (readOnly in requests, writeOnly in responses) are gone, and the size is limited.
 */
export type Schema =
  | ObjectSchema
  | MapSchema
  | ArraySchema
  | TupleSchema
  | UnionSchema
  | ScalarSchema
  | AnySchema
  | NeverSchema
  | RepeatSchema
  | CutSchema

/** A part of a page with a permanent ID, which readers can link to. */
export interface Field {
  /** A unique ID on its page, valid in URLs: `request.payment_method.card.bin`. Array items share the ID of their array. */
  readonly id: string
  /** The last part of the path, as it's written in the file. `*` for the values of a map, a number for a tuple's position. */
  readonly name: string
  readonly schema: Schema
  /** The IDs of other positions with the same schema, which lead to this field. */
  readonly aliases?: readonly string[]
}

/** A named member of an object. */
export interface Property extends Field {
  readonly required: boolean
  /** When the property is required, allowed, or different, in words: "required when `channel` is `ecommerce`". */
  readonly conditions: readonly string[]
}

/** A property whose name matches a pattern (JSON Schema 2020-12, 10.3.2.2). */
interface PatternProperty extends Field {
  readonly pattern: string
}

/** The facts that every kind of schema may have. Texts are Markdown or plain text, and numbers are exact. */
export interface SchemaFacts {
  /** The ID of the field that has this schema. */
  readonly id: string
  /** The name under `components/schemas`, or the last part of a `$ref`. */
  readonly name?: string
  /** The type in words: "array of OrderItem", "string or null". */
  readonly type: string
  /** The allowed JSON types other than null. An empty list allows any. */
  readonly types: readonly string[]
  readonly title?: string
  /** The name of a map's keys, from `x-additionalPropertiesName`, on the schema of its values. */
  readonly keyName?: string
  readonly description?: string
  /** Search phrases from `x-questions`. Indexed, but never shown. */
  readonly questions?: readonly string[]
  readonly nullable: boolean
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly format?: string
  readonly patterns: readonly string[]
  readonly limits: Limits
  /** Rules for several properties, and exclusions, in words. */
  readonly rules: readonly string[]
  /** The default value, as JSON text. */
  readonly default?: string
  /** The constant, as JSON text. */
  readonly const?: string
  readonly enum: readonly EnumValue[]
  /** The examples, as JSON texts. */
  readonly examples: readonly string[]
  /** The content of a string: "base64", "image/png". */
  readonly content: readonly string[]
  /** The XML representation, in words. */
  readonly xml: readonly string[]
  /** The XML representation, as data. */
  readonly xmlNode?: XmlNode
  readonly externalDocs?: ExternalDocs
}

/** An object with named properties, or properties that match a pattern. */
export interface ObjectSchema extends SchemaFacts {
  readonly kind: 'object'
  readonly properties: readonly Property[]
  readonly patternProperties: readonly PatternProperty[]
  /** The properties that are left out, because the request on this page shows the same ones at the ID `to`. */
  readonly shared?: { readonly to: string; readonly names: readonly string[] }
  /** The schema of additional properties, if the file has one. */
  readonly values?: Field
  /** Whether additional properties are forbidden. */
  readonly isClosed: boolean
  /** The data behind the conditions and rules in words. */
  readonly conditions: readonly Condition[]
}

/** A map: an object with `additionalProperties` and no named properties. */
export interface MapSchema extends SchemaFacts {
  readonly kind: 'map'
  readonly values: Field
}

/** A list whose items share one schema. */
export interface ArraySchema extends SchemaFacts {
  readonly kind: 'array'
  readonly items: Schema
}

/** A list whose positions have different schemas. */
export interface TupleSchema extends SchemaFacts {
  readonly kind: 'tuple'
  readonly items: readonly Field[]
  /** The schema of the remaining items. */
  readonly rest?: Field
  readonly isClosed: boolean
}

/** One alternative of a union. */
export interface Variant extends Field {
  /** The discriminator value, the schema name, the title, what distinguishes it from the others, or "Option 1". */
  readonly label: string
  /** The value of the discriminator that selects it. */
  readonly discriminatorValue?: string
}

/** A set of variants, and what selects one. */
export interface Choice {
  readonly word: 'one of' | 'any of'
  /** The name of the property that selects a variant. */
  readonly discriminator?: string
  /** The variant used when the discriminator is missing or unknown (OpenAPI 3.2). */
  readonly fallback?: string
  readonly variants: readonly Variant[]
}

/** A value with variants. `shared` is what all variants have in common (an object, map, array …), with the ID of the whole. */
export interface UnionSchema extends SchemaFacts {
  readonly kind: 'union'
  readonly choices: readonly Choice[]
  readonly shared?: Schema
}

/** A primitive value: a string, a number, a Boolean, or null. */
interface ScalarSchema extends SchemaFacts {
  readonly kind: 'scalar'
  /** The schema of a string's decoded content (`contentSchema`). */
  readonly decoded?: Field
}

/** Any value, because the file doesn't define its structure. */
interface AnySchema extends SchemaFacts {
  readonly kind: 'any'
}

/** A schema that no value satisfies. */
interface NeverSchema extends SchemaFacts {
  readonly kind: 'never'
}

/** A reference to a schema that the page already shows, at the ID `to`. */
interface RepeatSchema extends SchemaFacts {
  readonly kind: 'repeat'
  readonly to: string
}

/** A reference to a named schema that is too large for this page. `page` is the slug of its own page. */
interface CutSchema extends SchemaFacts {
  readonly kind: 'cut'
  readonly page: string
  /** Its size in words: "18 fields, 4 required". */
  readonly extent?: string
}

/** A schema without any facts. */
export const blank: Schema = {
  kind: 'any',
  id: '',
  type: 'any',
  types: [],
  nullable: false,
  deprecated: false,
  readOnly: false,
  writeOnly: false,
  patterns: [],
  limits: noLimits,
  rules: [],
  enum: [],
  examples: [],
  content: [],
  xml: [],
}
