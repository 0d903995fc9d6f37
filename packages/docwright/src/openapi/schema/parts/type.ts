import type { Json } from '../../document/json.ts'
import { asList, asString, isObject, parseExactly } from '../../document/json.ts'
import { listConstants } from './enum-value.ts'
import type { Parts, Schemas } from './parts.ts'
import { findFirstValue, listKeywordValues } from './parts.ts'
import { findUnions } from './union.ts'
import { joinWithOr } from './words.ts'
import { findWrittenTypes, toTypeList } from './written-types.ts'

/** The types that keywords imply if a schema names none. */
const keywordTypes: readonly (readonly [string, readonly string[]])[] = [
  [
    'object',
    [
      'properties',
      'additionalProperties',
      'patternProperties',
      'propertyNames',
      'minProperties',
      'maxProperties',
      'required',
      'dependentRequired',
      'dependentSchemas',
      'unevaluatedProperties',
    ],
  ],
  ['array', ['items', 'prefixItems', 'contains', 'minItems', 'maxItems', 'uniqueItems', 'unevaluatedItems']],
  ['string', ['pattern', 'minLength', 'maxLength', 'contentMediaType', 'contentEncoding', 'contentSchema']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
]

/** Returns the types that a value may have, other than null: as written, or else as other keywords imply. An empty list means any. */
export function listTypes(parts: Parts): readonly string[] {
  const written = findWrittenTypes(parts.parts)
  if (written) return written.types.filter((type) => type !== 'null')
  const values = [
    ...listKeywordValues(parts, 'const'),
    ...listKeywordValues(parts, 'enum').flatMap(asList),
    ...listConstantValues(parts),
  ]
  if (values.length > 0) return [...new Set(values.map(getTypeOfValue))].filter((type) => type !== 'null')
  return keywordTypes
    .filter(([, keywords]) => keywords.some((keyword) => findFirstValue(parts, keyword) !== undefined))
    .map(([type]) => type)
}

/** Returns types that contradict another part's, so that no value has both. */
export function findWrongTypes(parts: Parts): readonly string[] {
  return findWrittenTypes(parts.parts)?.wrong ?? []
}

/**
 * Checks whether null is allowed, in either dialect: `nullable`, `type: [..., 'null']`, a union with null, or null in an
 * enumeration.
 */
export function isNullable(parts: Parts): boolean {
  if (parts.allowsNull || findFirstValue(parts, 'nullable') === true) return true
  const type = findFirstValue(parts, 'type')
  if (type !== undefined) return toTypeList(type).includes('null')
  return asList(findFirstValue(parts, 'enum')).includes(null) || findFirstValue(parts, 'const') === null
}

/** Returns the values of a `oneOf` of constants, which is an enumeration. */
function listConstantValues({ parts }: Parts): readonly Json[] {
  const unions = parts.flatMap(({ schema }) => [asList(schema.oneOf), asList(schema.anyOf)])
  return unions.flatMap((members) => listConstants(members) ?? []).map(({ json }) => parseExactly(json))
}

function getTypeOfValue(value: Json): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'array'
  if (isObject(value)) return 'object'
  if (typeof value === 'string' || typeof value === 'boolean') return typeof value
  return Number.isInteger(value) ? 'integer' : 'number'
}

/** Describes the type on one line: "array of OrderItem", "map of string", "one of Card or Wallet". */
export function describeType(raw: Json, schemas: Schemas): string {
  return formatItemType(raw, { schemas, depth: 0 })
}

interface Depth {
  readonly schemas: Schemas
  readonly depth: number
}

function formatItemType(raw: Json, { schemas, depth }: Depth): string {
  if (raw === false) return 'never'
  const parts = schemas.getParts(raw)
  if (depth > 0 && parts.name) return parts.name
  const base = depth > maxNamedDepth ? { names: ['value'] } : describeBaseType(parts, { schemas, depth })
  if (!isNullable(parts) || base.names[0] === 'any') return describeAlternatives(base)
  return describeAlternatives({ ...base, names: [...base.names, 'null'] })
}

/** Alternative types, and the word for a union. */
interface Alternatives {
  readonly word?: string
  readonly names: readonly string[]
}

/** Joins types: "string, integer, or null". A comma shows where the item type of a list or a map ends: "array of string, or null". */
function describeAlternatives({ word, names }: Alternatives): string {
  const text = names.slice(0, -1).some((name) => itemTypePattern.test(name))
    ? `${names.slice(0, -1).join(', ')}, or ${names.at(-1)}`
    : joinWithOr(names)
  return word === undefined ? text : `${word} ${text}`
}

/** Matches a type that ends with the type of its items. */
const itemTypePattern = /^(?:array|map) of /

/** Formats the item type of a list or a map, in parentheses if it has several types. */
function addParentheses(text: string): string {
  return / or |^(?:one|any) of /.test(text) ? `(${text})` : text
}

/** A union with more variants is described by their number. */
const maxNamedVariants = 4

/** The deepest nesting of lists and maps that a type names. */
const maxNamedDepth = 3

function describeBaseType(parts: Parts, { schemas, depth }: Depth): Alternatives {
  const inner = { schemas, depth: depth + 1 }
  const types = listTypes(parts)
  const union = findUnions(parts, schemas)[0]
  const names = union?.members.map(({ raw }) => describeVariant(raw, inner))
  const distinct = [...new Set(names)]
  // Variants that only limit a type, such as two formats, have that type.
  const isOfOneType = types.length > 0 && distinct.every((name) => name === 'any')
  if (union && !isOfOneType) {
    if (distinct.length === 1 && distinct[0] !== 'object') return { names: distinct }
    const isNameable =
      distinct.length > 1 &&
      distinct.length <= maxNamedVariants &&
      !distinct.some((name) => /^(one|any) of /.test(name))
    return isNameable
      ? { word: union.word, names: distinct }
      : { names: [`${union.word} ${union.members.length} variants`] }
  }
  if (types.length === 0) return { names: isOnlyNull(parts) ? [] : ['any'] }
  return { names: types.map((type) => formatTypeName(type, { parts, inner })) }
}

/** Describes a variant's type, without null, which the union already includes. */
function describeVariant(raw: Json, inner: Depth): string {
  const parts = inner.schemas.getParts(raw)
  return (
    parts.name ??
    (isNullable(parts) ? describeAlternatives(describeBaseType(parts, inner)) : formatItemType(raw, inner))
  )
}

/** Checks whether `type` or `const` allows only null. */
function isOnlyNull(parts: Parts): boolean {
  return (
    isNullable(parts) &&
    (findFirstValue(parts, 'type') !== undefined || findFirstValue(parts, 'const') !== undefined)
  )
}

/** Item types that are too vague if another part of the schema is more specific. */
const vagueTypes = new Set(['any', 'object'])

function formatTypeName(type: string, { parts, inner }: { parts: Parts; inner: Depth }): string {
  if (type === 'array') {
    if (findFirstValue(parts, 'prefixItems') !== undefined) return 'tuple'
    const items = listKeywordValues(parts, 'items')
    const isOfFiles = items
      .map(inner.schemas.getParts)
      .some((item) => findFirstValue(item, 'format') === 'binary' || isRawContent(listContentTypes(item)))
    if (isOfFiles) return 'array of files (binary)'
    const types = items.map((raw) => formatItemType(raw, inner))
    const mostSpecific =
      types.findLast((text) => !vagueTypes.has(text)) ?? types.find((text) => text !== 'any') ?? types[0]
    return mostSpecific === undefined ? 'array' : `array of ${addParentheses(mostSpecific)}`
  }
  const values = findFirstValue(parts, 'additionalProperties')
  if (type === 'object' && isObject(values) && findFirstValue(parts, 'properties') === undefined) {
    return `map of ${addParentheses(formatItemType(values, inner))}`
  }
  return type
}

/** Returns the encodings and media types of a string's content: "base64", "image/png". */
export function listContentTypes(parts: Parts): readonly string[] {
  return ['contentEncoding', 'contentMediaType'].flatMap((keyword) =>
    listKeywordValues(parts, keyword).flatMap((word) => asString(word) ?? []),
  )
}

/** Checks whether a string's content is raw bytes. */
export function isRawContent(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => word === 'binary' || word === 'application/octet-stream')
}

/** Returns whether a value is serialized as a list, as keys and values, or as a single value. */
export function classifyStructure(raw: Json, schemas: Schemas): 'array' | 'object' | 'other' {
  const parts = schemas.getParts(raw)
  const types = listTypes(parts)
  if (types.includes('array')) return 'array'
  return types.includes('object') ? 'object' : 'other'
}
