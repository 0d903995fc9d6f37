import type { EnumValue } from '../parts/enum-value.ts'
import type { Condition } from './condition.ts'
import type { ExternalDocs } from './external-docs.ts'
import type { Limits } from './limits.ts'
import { noLimits } from './limits.ts'
import type { XmlNode } from './xml-node.ts'

/**
 * What a value looks like, ready to be drawn by `switch (schema.kind)`: `allOf` is merged, references are followed,
 * what the direction hides (readOnly in requests, writeOnly in responses) is gone, and the size is bounded.
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

/** A place with a permanent address: what a view gives an anchor to, and a reader can link to. */
export interface Field {
  /** Unique on its page and valid in a URL: `request.payment_method.card.bin`. Array items share the ID of their array. */
  readonly id: string
  /** The last part of the path as the file writes it; `*` for the values of a map, a number for a tuple's place. */
  readonly name: string
  readonly schema: Schema
  /** The IDs of places that show the same schema and refer here: an address of theirs leads to this field. */
  readonly aliases?: readonly string[]
}

/** A member of an object that the file names. */
export interface Property extends Field {
  readonly required: boolean
  /** When it is needed, allowed or different, in words: "required when `channel` is `ecommerce`". */
  readonly conditions: readonly string[]
}

/** A property whose name follows a pattern (JSON Schema 2020-12, 10.3.2.2). */
interface PatternProperty extends Field {
  readonly pattern: string
}

/** What every kind of schema may say about itself. All texts are Markdown or words; numbers are exact. */
export interface SchemaFacts {
  /** The address of the place it fills. */
  readonly id: string
  /** The name under `components/schemas` (or the end of the address that a `$ref` names). */
  readonly name?: string
  /** The type in words: "array of OrderItem", "string or null". */
  readonly type: string
  /** The JSON types that it may have, other than null; an empty list means any. */
  readonly types: readonly string[]
  readonly title?: string
  /** What the keys of a map are called whose values it describes, from `x-additionalPropertiesName`. */
  readonly keyName?: string
  readonly description?: string
  /** What is asked that it answers, from `x-questions`: for finding it, never for showing. */
  readonly questions?: readonly string[]
  readonly nullable: boolean
  readonly deprecated: boolean
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly format?: string
  readonly patterns: readonly string[]
  readonly limits: Limits
  /** Rules over several properties, and what is excluded, in words. */
  readonly rules: readonly string[]
  /** JSON text. */
  readonly default?: string
  /** JSON text. */
  readonly const?: string
  readonly enum: readonly EnumValue[]
  /** JSON texts. */
  readonly examples: readonly string[]
  /** What a string holds: "base64", "image/png". */
  readonly content: readonly string[]
  /** How it is written in XML, in words. */
  readonly xml: readonly string[]
  /** What `xml` says, as data. */
  readonly xmlNode?: XmlNode
  readonly externalDocs?: ExternalDocs
}

/** An object with members that the file names or describes by a pattern. */
export interface ObjectSchema extends SchemaFacts {
  readonly kind: 'object'
  readonly properties: readonly Property[]
  readonly patternProperties: readonly PatternProperty[]
  /** The properties that are left out here, since the request on this page shows the same ones at the ID `to`. */
  readonly shared?: { readonly to: string; readonly names: readonly string[] }
  /** What other properties look like, when the file describes them. */
  readonly values?: Field
  /** No properties but these are allowed. */
  readonly isClosed: boolean
  /** As data, what the conditions of its properties and its rules say in words. */
  readonly conditions: readonly Condition[]
}

/** An object that is only keys and values: `additionalProperties` without properties of its own. */
export interface MapSchema extends SchemaFacts {
  readonly kind: 'map'
  readonly values: Field
}

/** A list whose items all look alike. */
export interface ArraySchema extends SchemaFacts {
  readonly kind: 'array'
  readonly items: Schema
}

/** A list with places that look different. */
export interface TupleSchema extends SchemaFacts {
  readonly kind: 'tuple'
  readonly items: readonly Field[]
  /** What the items after these look like. */
  readonly rest?: Field
  readonly isClosed: boolean
}

/** One of the ways in which a value may look. */
export interface Variant extends Field {
  /** Discriminator value, else schema name, else title, else what it alone has, else "Option 1". */
  readonly label: string
  /** The discriminator's value that picks it. */
  readonly discriminatorValue?: string
}

/** Ways in which a value may look, and what decides between them. */
export interface Choice {
  readonly word: 'one of' | 'any of'
  /** The name of the property that decides. */
  readonly discriminator?: string
  /** The variant used when the discriminator is missing or unknown (OpenAPI 3.2). */
  readonly fallback?: string
  readonly variants: readonly Variant[]
}

/**
 * A value with variants. `shared` is what all variants have in common (an object, map, array …), with the ID of the whole.
 */
export interface UnionSchema extends SchemaFacts {
  readonly kind: 'union'
  readonly choices: readonly Choice[]
  readonly shared?: Schema
}

/** A value in one piece: a text, a number, a truth value, or null. */
interface ScalarSchema extends SchemaFacts {
  readonly kind: 'scalar'
  /** What the text holds when it is itself structured (`contentSchema`). */
  readonly decoded?: Field
}

/** Whatever fits; the file says nothing of its structure. */
interface AnySchema extends SchemaFacts {
  readonly kind: 'any'
}

/** No value fits. */
interface NeverSchema extends SchemaFacts {
  readonly kind: 'never'
}

/** A schema that the page shows already: `to` is the ID under which it does. */
interface RepeatSchema extends SchemaFacts {
  readonly kind: 'repeat'
  readonly to: string
}

/** A named schema that this page has no room for: `page` is the slug of the schema page that shows it. */
interface CutSchema extends SchemaFacts {
  readonly kind: 'cut'
  readonly page: string
  /** What is there, in words: "18 fields, 4 required". */
  readonly extent?: string
}

/** A schema that says nothing. */
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
