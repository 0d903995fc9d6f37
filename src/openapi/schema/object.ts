import { inlineCode } from '../../markdown/inline-code.ts'
import type { Json, JsonObject } from '../document/json.ts'
import { isObject, listOf, membersOf, objectOf, textsOf } from '../document/json.ts'
import { none, present } from '../document/present.ts'
import type { Conditions, Need } from './condition.ts'
import { conditionsOf, demandsOf } from './condition.ts'
import type { Schemas } from './parts.ts'
import { requiredSets } from './required-set.ts'
import { andList } from './words.ts'

/** The structure of a value with everything merged, one level deep; the schemas inside are still raw. */
export interface RawObject {
  readonly properties: readonly RawProperty[]
  readonly patternProperties: readonly (readonly [string, Json])[]
  readonly values: Json | undefined
  readonly isClosed: boolean
  readonly rules: readonly string[]
  readonly company: Company | undefined
}

/** Which properties must be there with others, as data; `rules` and `conditions` say the same in words. */
export interface Company {
  /** Of each list, one set must be there whole, and no other where that is possible. */
  readonly alternatives: readonly (readonly (readonly string[])[])[]
  /** What a property brings with it (`dependentRequired`). */
  readonly dependents: ReadonlyMap<string, readonly string[]>
}

/** A property with all that several schemas say of it together. */
export interface RawProperty {
  readonly name: string
  readonly raw: Json
  readonly required: boolean
  readonly conditions: readonly string[]
  readonly needs: readonly Need[]
}

/** All that the parts of a schema say of its members, as one object. */
export function rawObject(raw: Json, schemas: Schemas): RawObject {
  const parts = schemas.parts(raw).parts.map(({ schema }) => schema)
  const conditions = conditionsOf(parts, schemas)
  const patterns = collected(parts, 'patternProperties')
  const members = properties(parts, conditions, schemas)
  return {
    properties: members,
    patternProperties: [...patterns].map(([pattern, raws]) => [pattern, together(raws)]),
    ...additional(parts),
    rules: [...conditions.rules, ...absentees(parts, { members, conditions })],
    company: companyOf(parts),
  }
}

function companyOf(parts: readonly JsonObject[]): Company | undefined {
  const unions = parts.flatMap(({ oneOf, anyOf }) => [
    requiredSets(listOf(oneOf)),
    requiredSets(listOf(anyOf)),
  ])
  const dependents = parts.flatMap(({ dependentRequired }) => membersOf(dependentRequired))
  const alternatives = unions.filter((sets) => sets.length > 0)
  if (alternatives.length + dependents.length === 0) return undefined
  return {
    alternatives,
    dependents: new Map(dependents.map(([name, needed]) => [name, textsOf(needed)])),
  }
}

/** What is said of properties that are described elsewhere: beside a union, or in none of its variants. */
function absentees(parts: readonly JsonObject[], { members, conditions }: Described): readonly string[] {
  const known = new Set(members.map(({ name }) => name))
  const required = [...new Set(parts.flatMap((part) => textsOf(part.required)))].filter(
    (name) => !known.has(name),
  )
  const conditional = [...conditions.byProperty].filter(([name]) => !known.has(name))
  return [
    ...(required.length > 0 ? [`requires ${andList(required.map(inlineCode))}`] : []),
    ...conditional.flatMap(([name, words]) =>
      words.map((text) => (conditions.rules.includes(text) ? [] : `${inlineCode(name)}: ${text}`)),
    ),
  ].flat()
}

interface Described {
  readonly members: readonly RawProperty[]
  readonly conditions: Conditions
}

function properties(
  parts: readonly JsonObject[],
  conditions: Conditions,
  schemas: Schemas,
): readonly RawProperty[] {
  const own = collected(parts, 'properties')
  const names = new Set([...own.keys(), ...conditions.properties.keys()])
  const required = new Set(parts.flatMap((part) => textsOf(part.required)))
  return [...names].map((name) => {
    const described = own.get(name)
    const branches = conditions.properties.get(name) ?? []
    const told = described ? demandsOf(branches, schemas) : branches.map(({ when }) => when.trim())
    const more = branches.map(({ raw }) => raw).filter((raw) => !described || hasStructure(raw))
    return present({
      name,
      raw: together([...(described ?? []), ...more]),
      required: required.has(name),
      conditions: [...new Set([...(conditions.byProperty.get(name) ?? []), ...told])],
      needs: conditions.needs.get(name) ?? none,
    })
  })
}

/** A branch that describes more than words beside the property can tell. */
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

function collected(parts: readonly JsonObject[], keyword: string): Map<string, readonly Json[]> {
  const members = new Map<string, readonly Json[]>()
  for (const part of parts) {
    for (const [name, raw] of Object.entries(objectOf(part[keyword]))) {
      const known = members.get(name) ?? []
      if (raw !== undefined && !known.includes(raw)) members.set(name, [...known, raw])
    }
  }
  return members
}

function additional(parts: readonly JsonObject[]): { values: Json | undefined; isClosed: boolean } {
  const given = parts.flatMap(({ additionalProperties, unevaluatedProperties }) => [
    additionalProperties,
    unevaluatedProperties,
  ])
  const described = given.filter((schema) => isObject(schema))
  const hasProperties = parts.some((part) => Object.keys(objectOf(part.properties)).length > 0)
  const isOpen = given.includes(true) && !hasProperties
  return {
    values: described.length > 0 ? together(described) : isOpen ? true : undefined,
    isClosed: given.includes(false),
  }
}

const merged = new WeakMap<object, WeakMap<object, Json>>()

/** Several schemas that all apply, as one; the same schemas always give the same object, so that recursion is seen. */
export function together(raws: readonly Json[]): Json {
  const objects = raws.filter(isObject)
  if (raws.includes(false)) return false
  if (objects.length === 0) return raws[0] ?? true
  return objects.reduce<JsonObject>((left, right) => (left === right ? left : pair(left, right)), objects[0]!)
}

function pair(left: JsonObject, right: JsonObject): JsonObject {
  const known = merged.get(left) ?? new WeakMap<object, Json>()
  merged.set(left, known)
  const result = known.get(right) ?? { allOf: [left, right] }
  known.set(right, result)
  return objectOf(result)
}
