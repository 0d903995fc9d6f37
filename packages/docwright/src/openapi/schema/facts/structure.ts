import { formatInlineCode } from '../../../markdown/inline-code.ts'
import { createKeySet, isExtension } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asList, asStrings } from '../../document/json.ts'
import { none } from '../../document/present.ts'
import type { Parts, Schemas } from '../parts/parts.ts'
import { findFirstValue, listKeywordValues } from '../parts/parts.ts'
import { listTypes } from '../parts/type.ts'
import type { RawUnion } from '../parts/union.ts'
import { findNamesRequiredBy, findUnions } from '../parts/union.ts'
import { joinWithAnd } from '../parts/words.ts'
import type { RawObject } from './object.ts'
import { mergeAllOf, mergeToObject } from './object.ts'

/** The structure of a value, one level deep. The schemas inside are still raw; the walk converts them to a `Schema`. */
export interface Structure {
  readonly unions: readonly RawUnion[]
  readonly shape: Shape
  /** Required names that the shape doesn't define. They may be defined in variants. */
  readonly required: readonly string[]
}

/** The structure of a value without its variants. */
export type Shape =
  | { readonly kind: 'object'; readonly object: RawObject }
  | { readonly kind: 'map'; readonly values: Json; readonly rules: readonly string[] }
  | { readonly kind: 'array'; readonly items: Json }
  | { readonly kind: 'tuple'; readonly items: readonly Json[]; readonly rest: Json | undefined }
  | { readonly kind: 'scalar'; readonly decoded: Json | undefined; readonly rules: readonly string[] }
  | { readonly kind: 'any'; readonly rules: readonly string[] }
  | { readonly kind: 'never' }

/** Merges the structure of all parts of a schema. */
export function mergeStructure(raw: Json, schemas: Schemas): Structure {
  const parts = schemas.getParts(raw)
  if (parts.isNever) return { unions: [], shape: { kind: 'never' }, required: [] }
  const types = listTypes(parts)
  const structured = types.filter((type) => type === 'object' || type === 'array')
  if (types.length > 1 && structured.length > 0) {
    return { unions: [createTypeUnion(types, parts)], shape: { kind: 'any', rules: [] }, required: [] }
  }
  const unions = findUnions(parts, schemas)
  const shape = getShape(raw, { parts, types, schemas })
  const required = listUndefinedRequired(shape, parts)
  return { unions, shape: markRequired(shape, findNamesRequiredBy(unions, schemas)), required }
}

/** Formats a rule that an object must have properties that are defined next to it. */
export function describeRequired(names: readonly string[]): string {
  return `requires ${joinWithAnd(names.map(formatInlineCode))}`
}

function listUndefinedRequired(shape: Shape, { parts }: Parts): readonly string[] {
  if (shape.kind === 'array' || shape.kind === 'tuple') return none
  const known = shape.kind === 'object' ? shape.object.properties.map(({ name }) => name) : []
  const names = new Set(parts.flatMap(({ schema }) => asStrings(schema.required))).difference(new Set(known))
  return names.size > 0 ? [...names] : none
}

/** Marks a property as required if every variant requires it. */
function markRequired(shape: Shape, names: ReadonlySet<string>): Shape {
  if (shape.kind !== 'object' || names.size === 0) return shape
  const properties = shape.object.properties.map((property) =>
    names.has(property.name) ? { ...property, required: true } : property,
  )
  return { ...shape, object: { ...shape.object, properties } }
}

interface TypedParts {
  readonly parts: Parts
  readonly types: readonly string[]
  readonly schemas: Schemas
}

function getShape(raw: Json, { parts, types, schemas }: TypedParts): Shape {
  if (types.includes('array')) return readArrayShape(parts)
  const object = mergeToObject(raw, schemas)
  const { rules } = object
  if (types.includes('object')) {
    const isEmpty = object.properties.length === 0 && object.patternProperties.length === 0
    return isEmpty && object.values !== undefined
      ? { kind: 'map', values: object.values, rules }
      : { kind: 'object', object }
  }
  // If a schema with `type` or `const` has no other type, it allows only null.
  const isOnlyNull =
    findFirstValue(parts, 'type') !== undefined || findFirstValue(parts, 'const') !== undefined
  if (types.length === 0 && !isOnlyNull) {
    return object.properties.length > 0 ? { kind: 'object', object } : { kind: 'any', rules }
  }
  return { kind: 'scalar', decoded: findFirstValue(parts, 'contentSchema'), rules }
}

function readArrayShape(parts: Parts): Shape {
  const lists = [
    ...listKeywordValues(parts, 'prefixItems'),
    ...listKeywordValues(parts, 'items').filter(Array.isArray),
  ].map(asList)
  const items = listKeywordValues(parts, 'items').filter((schema) => !Array.isArray(schema))
  const rest =
    items.length > 0
      ? mergeAllOf(items)
      : (findFirstValue(parts, 'additionalItems') ?? findFirstValue(parts, 'unevaluatedItems'))
  const longest = Math.max(0, ...lists.map((list) => list.length))
  if (longest === 0) return { kind: 'array', items: rest ?? true }
  const positions = Array.from({ length: longest }, (_, index) =>
    mergeAllOf(lists.flatMap((list) => list[index] ?? [])),
  )
  return { kind: 'tuple', items: positions, rest }
}

const plainTypes = new Set(['string', 'number', 'integer', 'boolean'])

/** Converts a value of several types, of which one has a structure, to a union of its types. */
function createTypeUnion(types: readonly string[], parts: Parts): RawUnion {
  const members = types.map((type) => ({ raw: keepOnlyType(type, parts), label: type, segment: type }))
  return { word: 'one of', members }
}

/** Annotations of the whole value, which the union shows. */
const annotations = createKeySet('title description deprecated readOnly writeOnly default examples example')
const objectKeywords = /propert|required|depend|^(if|then|else|not|oneOf|anyOf|discriminator)$/i
const arrayKeywords = /items|contains/i

function keepOnlyType(type: string, { parts }: Parts): JsonObject {
  const kept = parts.map(({ schema }) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => isKeywordOfType(key, type))),
  )
  return { type, allOf: kept }
}

/** Checks whether a keyword constrains values of one type. */
function isKeywordOfType(key: string, type: string): boolean {
  // `allOf` and `$ref` are parts of their own.
  const isOther = key === 'type' || key === 'allOf' || key === '$ref' || isExtension(key)
  if (isOther || annotations.has(key)) return false
  if (plainTypes.has(type)) return !objectKeywords.test(key) && !arrayKeywords.test(key)
  return (type === 'object' ? objectKeywords : arrayKeywords).test(key)
}

/** The most properties of an object that counts as small. */
const maxSmallFields = 6

/** Returns how much a schema adds to a page. */
export function classifySize({ unions, shape }: Structure): 'nothing inside' | 'small' | 'large' {
  if (unions.length > 0) return 'large'
  if (shape.kind === 'scalar' || shape.kind === 'any' || shape.kind === 'never') return 'nothing inside'
  return shape.kind === 'object' && shape.object.properties.length <= maxSmallFields ? 'small' : 'large'
}
