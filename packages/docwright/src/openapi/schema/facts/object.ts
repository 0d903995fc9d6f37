import { formatInlineCode } from '../../../markdown/inline-code.ts'
import { createKeySet } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asObject, asStrings, isObject } from '../../document/json.ts'
import { none, removeUndefined } from '../../document/present.ts'
import type { Schemas } from '../parts/parts.ts'
import type { Condition } from './condition.ts'
import { describeCondition, describeRule, findConditions } from './condition.ts'

/** The merged structure of a value, one level deep. The schemas inside are still raw. */
export interface RawObject {
  readonly properties: readonly RawProperty[]
  readonly patternProperties: readonly (readonly [string, Json])[]
  readonly values: Json | undefined
  readonly isClosed: boolean
  /** The rules for several members, in words. */
  readonly rules: readonly string[]
  readonly conditions: readonly Condition[]
}

/** A property, combined from all schemas that define it. */
export interface RawProperty {
  readonly name: string
  readonly raw: Json
  readonly required: boolean
  readonly conditions: readonly string[]
}

/** Merges all definitions of a schema's members into one object. */
export function mergeToObject(raw: Json, schemas: Schemas): RawObject {
  const parts = schemas.getParts(raw).parts.map(({ schema }) => schema)
  const conditions = findConditions(parts, schemas)
  const patterns = groupDefinitions(parts, 'patternProperties')
  const members = listProperties(parts, conditions)
  const rules = conditions.filter(({ kind, names }) => kind === 'sets' || names.length === 0)
  return {
    properties: members,
    patternProperties: [...patterns].map(([pattern, raws]) => [pattern, mergeAllOf(raws)]),
    ...readAdditionalProperties(parts),
    rules: [...new Set(rules.flatMap(describeRule)), ...describeUndefinedProperties(members, conditions)],
    conditions: conditions.length > 0 ? conditions : none,
  }
}

/** Describes conditions on properties that the object doesn't define: they're next to a union, or in none of its variants. */
function describeUndefinedProperties(
  members: readonly RawProperty[],
  conditions: readonly Condition[],
): readonly string[] {
  const known = new Set(members.map(({ name }) => name))
  const ofProperties = conditions.filter(({ kind }) => kind !== 'sets')
  const names = new Set(conditions.flatMap((condition) => condition.names))
  return [...names]
    .filter((name) => !known.has(name))
    .flatMap((name) =>
      describeConditionsFor(name, ofProperties).map((text) => `${formatInlineCode(name)}: ${text}`),
    )
}

/** Describes the conditions of one property, without duplicates. */
function describeConditionsFor(name: string, conditions: readonly Condition[]): readonly string[] {
  return [...new Set(conditions.filter(({ names }) => names.includes(name)).flatMap(describeCondition))]
}

function listProperties(
  parts: readonly JsonObject[],
  conditions: readonly Condition[],
): readonly RawProperty[] {
  const own = groupDefinitions(parts, 'properties')
  const branches = conditions.filter((condition) => condition.kind === 'value')
  const others = conditions.filter(({ kind }) => kind !== 'value')
  const names = new Set([...own.keys(), ...branches.flatMap((branch) => branch.names)])
  const required = new Set(parts.flatMap((part) => asStrings(part.required)))
  return [...names].map((name) => {
    const definitions = own.get(name)
    const inBranches = branches.filter((branch) => branch.names.includes(name))
    // A property that only branches define is described by their schemas, so that the words only say when it's defined.
    const branchWords = definitions
      ? inBranches.flatMap(describeCondition)
      : inBranches.map(({ when }) => when.trim())
    const schemas = inBranches.map(({ raw }) => raw).filter((raw) => !definitions || definesStructure(raw))
    return removeUndefined({
      name,
      raw: mergeAllOf([...(definitions ?? []), ...schemas]),
      required: required.has(name),
      conditions: [...new Set([...describeConditionsFor(name, others), ...branchWords])],
    })
  })
}

/** Checks whether a branch's schema defines more than words next to the property can express. */
function definesStructure(branch: Json): boolean {
  return isObject(branch) && Object.keys(branch).some((keyword) => structureKeywords.has(keyword))
}

const structureKeywords = createKeySet(
  '$ref description properties additionalProperties items allOf oneOf anyOf',
)

/** Returns the different schemas of each name in a keyword such as `properties`. */
function groupDefinitions(parts: readonly JsonObject[], keyword: string): Map<string, readonly Json[]> {
  const members = new Map<string, readonly Json[]>()
  for (const part of parts) {
    for (const [name, raw] of Object.entries(asObject(part[keyword]))) {
      const known = members.get(name) ?? []
      if (raw !== undefined && !known.includes(raw)) members.set(name, [...known, raw])
    }
  }
  return members
}

function readAdditionalProperties(parts: readonly JsonObject[]): {
  values: Json | undefined
  isClosed: boolean
} {
  const schemas = parts.flatMap(({ additionalProperties, unevaluatedProperties }) => [
    additionalProperties,
    unevaluatedProperties,
  ])
  const described = schemas.filter((schema) => isObject(schema))
  const hasProperties = parts.some((part) => Object.keys(asObject(part.properties)).length > 0)
  const isOpen = schemas.includes(true) && !hasProperties
  return {
    values: described.length > 0 ? mergeAllOf(described) : isOpen ? true : undefined,
    isClosed: schemas.includes(false),
  }
}

const mergedSchemas = new WeakMap<object, WeakMap<object, Json>>()

/**
 * Combines several schemas that all apply into one. Returns the identical object for the same schemas, so that recursion is
 * detected.
 */
export function mergeAllOf(raws: readonly Json[]): Json {
  const objects = raws.filter(isObject)
  if (raws.includes(false)) return false
  if (objects.length === 0) return raws[0] ?? true
  return objects.reduce<JsonObject>(
    (left, right) => (left === right ? left : combinePair(left, right)),
    objects[0]!,
  )
}

function combinePair(left: JsonObject, right: JsonObject): JsonObject {
  const known = mergedSchemas.get(left) ?? new WeakMap<object, Json>()
  mergedSchemas.set(left, known)
  const result = known.get(right) ?? { allOf: [left, right] }
  known.set(right, result)
  return asObject(result)
}
