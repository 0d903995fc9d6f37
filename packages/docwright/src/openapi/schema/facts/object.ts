import { formatInlineCode } from '../../../markdown/inline-code.ts'
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
  const parts = schemas.parts(raw).parts.map(({ schema }) => schema)
  const conditions = findConditions(parts, schemas)
  const patterns = collect(parts, 'patternProperties')
  const members = listProperties(parts, conditions)
  const rules = conditions.filter(({ kind, names }) => kind === 'sets' || names.length === 0)
  return {
    properties: members,
    patternProperties: [...patterns].map(([pattern, raws]) => [pattern, mergeAllOf(raws)]),
    ...readAdditionalProperties(parts),
    rules: [...new Set(rules.flatMap(describeRule)), ...describeUnknownKeys(members, conditions)],
    conditions: conditions.length > 0 ? conditions : none,
  }
}

/** Describes conditions on properties that are defined elsewhere: next to a union, or in none of its variants. */
function describeUnknownKeys(
  members: readonly RawProperty[],
  conditions: readonly Condition[],
): readonly string[] {
  const known = new Set(members.map(({ name }) => name))
  const needs = conditions.filter(({ kind }) => kind !== 'sets')
  const names = new Set(conditions.flatMap((condition) => condition.names))
  return [...names]
    .filter((name) => !known.has(name))
    .flatMap((name) =>
      describeOtherProperties(name, needs).map((text) => `${formatInlineCode(name)}: ${text}`),
    )
}

/** Describes the conditions of one property, without duplicates. */
function describeOtherProperties(name: string, conditions: readonly Condition[]): readonly string[] {
  return [...new Set(conditions.filter(({ names }) => names.includes(name)).flatMap(describeCondition))]
}

function listProperties(
  parts: readonly JsonObject[],
  conditions: readonly Condition[],
): readonly RawProperty[] {
  const own = collect(parts, 'properties')
  const branches = conditions.filter((condition) => condition.kind === 'value')
  const others = conditions.filter(({ kind }) => kind !== 'value')
  const names = new Set([...own.keys(), ...branches.flatMap((branch) => branch.names)])
  const required = new Set(parts.flatMap((part) => asStrings(part.required)))
  return [...names].map((name) => {
    const described = own.get(name)
    const inBranches = branches.filter((branch) => branch.names.includes(name))
    const branchWords = described
      ? inBranches.flatMap(describeCondition)
      : inBranches.map(({ when }) => when.trim())
    const more = inBranches.map(({ raw }) => raw).filter((raw) => !described || hasStructure(raw))
    return removeUndefined({
      name,
      raw: mergeAllOf([...(described ?? []), ...more]),
      required: required.has(name),
      conditions: [...new Set([...describeOtherProperties(name, others), ...branchWords])],
    })
  })
}

/** Checks whether a branch defines more than words next to the property can express. */
function hasStructure(branch: Json): boolean {
  const telling = [
    'properties',
    'items',
    '$ref',
    'description',
    'oneOf',
    'anyOf',
    'allOf',
    'additionalProperties',
  ]
  return isObject(branch) && telling.some((keyword) => keyword in branch)
}

function collect(parts: readonly JsonObject[], keyword: string): Map<string, readonly Json[]> {
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
  const given = parts.flatMap(({ additionalProperties, unevaluatedProperties }) => [
    additionalProperties,
    unevaluatedProperties,
  ])
  const described = given.filter((schema) => isObject(schema))
  const hasProperties = parts.some((part) => Object.keys(asObject(part.properties)).length > 0)
  const isOpen = given.includes(true) && !hasProperties
  return {
    values: described.length > 0 ? mergeAllOf(described) : isOpen ? true : undefined,
    isClosed: given.includes(false),
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
