import { createKeySet, isExtensionAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { asObject, isObject, listMembers, mapObject } from './json.ts'

/** The callbacks for traversing a description. `keys` is the path from the root to the object. */
interface Visitor {
  /** Called for each schema, inner ones first. The result replaces the schema. */
  schema?(schema: JsonObject, keys: readonly string[]): JsonObject
  /** Called for each schema that isn't inside another one, after everything inside it. */
  outermost?(schema: Json, keys: readonly string[]): void
  /** Called for each object with a `schema`: media types, parameters, headers. */
  owner?(object: JsonObject, keys: readonly string[]): void
  /** Called for each `$ref` outside schemas. */
  reference?(reference: string, keys: readonly string[]): void
}

/** JSON Schema keywords (2020-12 and earlier) that contain a schema. */
export const schemaKeywords = createKeySet(
  'items additionalItems additionalProperties unevaluatedItems unevaluatedProperties propertyNames',
  'contains contentSchema not if then else',
)

/** Keywords that contain a list of schemas. */
export const schemaListKeywords = createKeySet('allOf anyOf oneOf prefixItems items')

/** Keywords that contain schemas by name. */
export const schemaMapKeywords = createKeySet(
  'properties patternProperties dependentSchemas $defs definitions',
)

/** Members of OpenAPI objects whose keys are the writer's names, and members whose values contain no keywords. */
const mapKeywords = createKeySet(
  'paths webhooks responses parameters requestBodies headers securitySchemes links callbacks pathItems content',
  'encoding mediaTypes additionalOperations',
)
const valueKeywords = createKeySet('example examples value default enum security scopes mapping')

/** Copies a description, visiting each schema, but not data that only looks like one. */
export function visitSchemas(document: JsonObject, visitor: Visitor): JsonObject {
  return visitObject(document, [], visitor)
}

/** Visits an OpenAPI object and everything inside it. */
function visitObject(object: JsonObject, keys: readonly string[], visitor: Visitor): JsonObject {
  if (object.schema !== undefined) visitor.owner?.(object, keys)
  visitReference(object, keys, visitor)
  // Named examples and callbacks, which aren't visited below, may be references.
  for (const key of ['examples', 'callbacks']) {
    for (const [name, item] of listMembers(object[key])) visitReference(item, [...keys, key, name], visitor)
  }
  return mapObject(object, (value, key) => {
    const inner = [...keys, key]
    if (key === 'schema' || key === 'itemSchema') return visitOutermost(value, inner, visitor)
    if ((key === 'schemas' || key === 'definitions') && isObject(value)) {
      return mapObject(value, (item, name) => visitOutermost(item, [...inner, name], visitor))
    }
    if (valueKeywords.has(key) || isExtensionAt(inner)) return value
    if (!mapKeywords.has(key) || !isObject(value)) return visitValue(value, inner, visitor)
    return mapObject(value, (item, name) =>
      key === 'callbacks' && isObject(item)
        ? mapObject(item, (pathItem, expression) =>
            visitField(pathItem, [...inner, name, expression], visitor),
          )
        : visitField(item, [...inner, name], visitor),
    )
  })
}

function visitReference(value: Json, keys: readonly string[], visitor: Visitor) {
  const { $ref: reference } = asObject(value)
  if (typeof reference === 'string') visitor.reference?.(reference, keys)
}

/** Visits a member of a map whose keys are names, except extensions. */
function visitField(value: Json, keys: readonly string[], visitor: Visitor): Json {
  return isExtensionAt(keys) ? value : visitValue(value, keys, visitor)
}

function visitValue(value: Json, keys: readonly string[], visitor: Visitor): Json {
  if (Array.isArray(value)) {
    return value.map((item, index) => visitValue(item, [...keys, String(index)], visitor))
  }
  return isObject(value) ? visitObject(value, keys, visitor) : value
}

/** Visits a schema that isn't inside another one. */
function visitOutermost(value: Json, keys: readonly string[], visitor: Visitor): Json {
  const visited = visitSchema(value, keys, visitor)
  visitor.outermost?.(visited, keys)
  return visited
}

function visitSchema(value: Json, keys: readonly string[], visitor: Visitor): Json {
  if (!isObject(value)) return value
  const visited = mapObject(value, (item, key) => {
    const inner = [...keys, key]
    if (schemaListKeywords.has(key) && Array.isArray(item)) {
      return item.map((member, index) => visitSchema(member, [...inner, String(index)], visitor))
    }
    if (schemaKeywords.has(key)) return visitSchema(item, inner, visitor)
    if (!schemaMapKeywords.has(key) || !isObject(item)) return item
    return mapObject(item, (member, name) => visitSchema(member, [...inner, name], visitor))
  })
  return visitor.schema?.(visited, keys) ?? visited
}
