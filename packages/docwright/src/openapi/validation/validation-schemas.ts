import { visitSchemas } from '../document/each-schema.ts'
import { createKeySet } from '../document/extension.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { asList, asObject, asStrings, listMembers } from '../document/json.ts'
import { formatFragment } from '../document/pointer.ts'
import type { References, Target } from '../document/reference.ts'
import { setAt } from '../document/set-at.ts'
import type { Schemas } from '../schema/parts/parts.ts'
import { findFirstValue, findRefTarget } from '../schema/parts/parts.ts'
import type { Direction } from '../schema/tree/page-fields.ts'

/** The address of a description's schemas in a validator. */
export const schemaRoot = 'https://openapi.example/document'

/** The schema of a property that is hidden in a direction. */
export const hiddenSchema = { not: {}, $comment: 'hidden' }

/** Returns only the schemas of a description, in their locations, because examples may look like schemas. */
export function extractSchemas(document: JsonObject, references: References): JsonObject {
  const skeleton: JsonObject = {}
  visitSchemas(document, {
    schema: (schema) => prepareForValidation(schema, references),
    outermost: (schema, keys) => setAt(skeleton, keys, schema),
  })
  return skeleton
}

/** Keywords without a meaning for the validator, or that `prepareForValidation` replaces. */
const notForValidation = createKeySet(
  '$id $anchor $dynamicAnchor $dynamicRef $schema $vocabulary examples example default discriminator',
)

/** Replaces references with absolute pointers, so that a file's own IDs and anchors can't clash in the validator. */
export function prepareForValidation(schema: JsonObject, references: References): JsonObject {
  const target = findRefTarget(schema, references)
  const kept = Object.entries(schema).filter(([key]) => !notForValidation.has(key))
  const prepared = replacePrototypeProperty(Object.fromEntries(kept))
  return {
    ...applyDiscriminator(prepared, schema, references),
    ...(target && { $ref: formatReference(target) }),
  }
}

function formatReference({ keys }: Target): string {
  return schemaRoot + formatFragment(keys)
}

/** Returns a union in which the discriminator's mapping selects the variant, even if the value matches others. */
function applyDiscriminator(prepared: JsonObject, schema: JsonObject, references: References): JsonObject {
  const { propertyName, mapping } = asObject(
    schema.discriminator ?? findSharedDiscriminator(schema, references),
  )
  const mapped = listMembers(mapping)
  if (typeof propertyName !== 'string' || mapped.length === 0 || prepared.oneOf === undefined) return prepared
  const { oneOf, allOf = [], ...rest } = prepared
  const cases = mapped.flatMap(([value, address]): readonly JsonObject[] => {
    const target = references.target(String(address))
    if (!target) return []
    const isIt = { properties: { [propertyName]: { const: value } }, required: [propertyName] }
    return [{ if: { not: isIt }, else: { $ref: formatReference(target) } }]
  })
  return cases.length === 0 ? prepared : { ...rest, anyOf: oneOf, allOf: [...asList(allOf), ...cases] }
}

/** Returns the discriminator of the schema that all members of a union extend. */
function findSharedDiscriminator({ oneOf }: JsonObject, { follow }: References): Json | undefined {
  const declared = asList(oneOf).map((member) => {
    const extended = asList(asObject(follow(member)).allOf).map((part) => asObject(follow(part)))
    return extended.find(({ discriminator }) => discriminator !== undefined)
  })
  return new Set(declared).size === 1 ? declared[0]?.discriminator : undefined
}

/** Replaces a property named `__proto__`, which the validator ignores, with a pattern that matches only that name. */
function replacePrototypeProperty(schema: JsonObject): JsonObject {
  const properties = Object.entries(asObject(schema.properties))
  const prototypeProperty = properties.find(([name]) => name === '__proto__')
  if (!prototypeProperty) return schema
  return {
    ...schema,
    properties: Object.fromEntries(properties.filter((each) => each !== prototypeProperty)),
    patternProperties: { ...asObject(schema.patternProperties), '^__proto__$': prototypeProperty[1] },
  }
}

/** Returns the schemas for one direction: hidden properties are neither required nor allowed. */
export function getDirectedSchemas(
  document: JsonObject,
  { direction, schemas }: { readonly direction: Direction; readonly schemas: Schemas },
): JsonObject {
  if (direction === 'both') return document
  const keyword = direction === 'request' ? 'readOnly' : 'writeOnly'
  const isHidden = (raw: Json | undefined) =>
    raw !== undefined && findFirstValue(schemas.getParts(raw), keyword) === true
  const hiddenIn = (schema: JsonObject) =>
    Object.entries(asObject(schema.properties)).flatMap(([name, raw]) => (isHidden(raw) ? [name] : []))
  return visitSchemas(document, { schema: (schema) => closeHiddenProperties(schema, hiddenIn(schema)) })
}

/** Makes properties of an object optional, and allows no value for them. */
function closeHiddenProperties(schema: JsonObject, names: readonly string[]): JsonObject {
  if (names.length === 0) return schema
  const required = asStrings(schema.required).filter((name) => !names.includes(name))
  const closed = Object.fromEntries(names.map((name) => [name, hiddenSchema]))
  return { ...schema, required, properties: { ...asObject(schema.properties), ...closed } }
}
