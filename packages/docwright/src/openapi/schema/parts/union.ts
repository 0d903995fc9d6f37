import { createKeySet } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import {
  asList,
  asObject,
  asString,
  asStrings,
  getMember,
  isObject,
  listMembers,
} from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import { createNameSlug } from '../../names/slug.ts'
import { listConstants } from './enum-value.ts'
import type { Parts, Schemas } from './parts.ts'
import { filterPossibleMembers, removeNull, unionKeywords } from './parts.ts'
import { isRequiredSet } from './required-set.ts'
import { listTypesWithoutNull } from './written-types.ts'

/** Alternatives for a value: `oneOf`, `anyOf`, or the subtypes of a schema with a discriminator. */
export interface RawUnion {
  readonly word: 'one of' | 'any of'
  readonly discriminator?: string
  readonly fallback?: string
  readonly members: readonly RawMember[]
}

/** One alternative, with its label. */
export interface RawMember {
  readonly raw: Json
  readonly label: string
  /** Its part of the ID. */
  readonly segment: string
  /** The discriminator's value as text, or several values joined by commas. */
  readonly value?: string
}

/**
 * Returns the unions to show as variants. Excludes unions that only express null, an enumeration, required sets or limits of a
 * scalar, and unions that contain this schema itself.
 */
export function findUnions(parts: Parts, schemas: Schemas): readonly RawUnion[] {
  const ownSchemas = new Set<Json>(parts.parts.map(({ schema }) => schema))
  const types = listTypesWithoutNull(parts.parts)
  const unions = parts.parts.flatMap(({ schema }) =>
    unionKeywords.flatMap((keyword) => {
      const written = removeNull(asList(schema[keyword] ?? schema[`x-${keyword}`]))
      const members = filterPossibleMembers(written, types, schemas)
      if (members.length < 2 || listConstants(members) || members.every(isRequiredSet)) return []
      if (hasOnlyLimits(members, parts)) return []
      // A subtype inherits the union of its parent, of which it's a member itself.
      const identities = members.flatMap((member) => schemas.getParts(member).identities)
      if (identities.some((identity) => ownSchemas.has(identity))) return []
      return [createUnion(members, { keyword, schema, schemas })]
    }),
  )
  if (unions.length === 0) return listInheritedUnions(parts, schemas)
  const informative = unions.filter(({ members }) => !members.every(({ raw }) => isOnlyType(raw)))
  return informative.length > 0 ? informative : unions
}

/** Checks whether a schema only has a type, which is uninformative next to described variants. */
function isOnlyType(raw: Json): boolean {
  return isObject(raw) && Object.keys(raw).join() === 'type'
}

/** Returns the properties that all variants of one of the unions require. */
export function findNamesRequiredBy(unions: readonly RawUnion[], schemas: Schemas): ReadonlySet<string> {
  const sets = unions.map(({ members }) => {
    const required = members.map(
      ({ raw }) => new Set(schemas.getParts(raw).parts.flatMap(({ schema }) => asStrings(schema.required))),
    )
    return [...required.reduce((common, names) => common.intersection(names))]
  })
  return new Set(sets.flat())
}

const limitKeywords = createKeySet('format pattern minLength maxLength minimum maximum multipleOf const enum')

/** Checks whether members only limit a scalar, such as two formats of a string. They're then described in words. */
export function hasOnlyLimits(members: readonly Json[], { parts }: Parts): boolean {
  const isScalar = parts.some(
    ({ schema }) => typeof schema.type === 'string' && !['object', 'array'].includes(schema.type),
  )
  return (
    isScalar &&
    members.every((member) => isObject(member) && Object.keys(member).every((key) => limitKeywords.has(key)))
  )
}

interface Context {
  readonly keyword: 'oneOf' | 'anyOf'
  readonly schema: JsonObject
  readonly schemas: Schemas
}

function createUnion(members: readonly Json[], { keyword, schema, schemas }: Context): RawUnion {
  const owner = schema.discriminator === undefined ? findCommonParent(members, schemas) : schema
  const { propertyName, defaultMapping } = asObject(owner.discriminator)
  const discriminator = asString(propertyName)
  return {
    word: keyword === 'oneOf' ? 'one of' : 'any of',
    ...(discriminator && { discriminator }),
    ...(asString(defaultMapping) && { fallback: getLastSegment(String(defaultMapping)) }),
    members: createMembers(members, {
      mappedValues: indexMappedValues(owner, schemas),
      discriminator,
      schemas,
    }),
  }
}

interface UnionContext {
  readonly mappedValues: ReadonlyMap<Json, readonly string[]>
  readonly discriminator: string | undefined
  readonly schemas: Schemas
}

function createMembers(
  members: readonly Json[],
  { mappedValues, discriminator, schemas }: UnionContext,
): readonly RawMember[] {
  const enumValues = indexEnumValues(members, { discriminator, schemas })
  return members.map((raw, index) =>
    createMember(raw, { index, discriminator, mappedValues, enumValues, schemas }),
  )
}

/** Returns the schema with a discriminator that all members extend. It applies even if the union doesn't declare it. */
function findCommonParent(members: readonly Json[], schemas: Schemas): JsonObject {
  const [first, ...others] = members.map((member) => schemas.getParts(member).parts)
  const isOfAll = (schema: JsonObject) =>
    others.every((parts) => parts.some((part) => part.schema === schema && part.isInherited))
  const found = first?.find(
    ({ schema, isInherited }) => isInherited && schema.discriminator !== undefined && isOfAll(schema),
  )
  return found?.schema ?? {}
}

/** Returns the discriminator values in each member's `enum`, unless another member has one of them, too. */
function indexEnumValues(
  members: readonly Json[],
  { discriminator, schemas }: { discriminator: string | undefined; schemas: Schemas },
): ReadonlyMap<Json, readonly string[]> {
  if (discriminator === undefined) return new Map()
  const all = members.map((raw) => {
    const described = schemas
      .getParts(raw)
      .parts.map(({ schema }) => getMember(schema.properties, discriminator))
    return asStrings(
      described.map((property) => asObject(property).enum).find((values) => values !== undefined),
    )
  })
  const counts = Map.groupBy(all.flat(), (value) => value)
  const isOwn = (values: readonly string[]) => values.every((value) => counts.get(value)!.length === 1)
  return new Map(members.flatMap((raw, index) => (isOwn(all[index]!) ? [[raw, all[index]!] as const] : [])))
}

interface MemberContext {
  readonly index: number
  readonly discriminator: string | undefined
  readonly mappedValues: ReadonlyMap<Json, readonly string[]>
  readonly enumValues: ReadonlyMap<Json, readonly string[]>
  readonly schemas: Schemas
}

function createMember(
  raw: Json,
  { index, discriminator, mappedValues, enumValues, schemas }: MemberContext,
): RawMember {
  const parts = schemas.getParts(raw)
  const mapped = parts.identities.flatMap((identity) => mappedValues.get(identity) ?? [])
  const constant =
    discriminator === undefined ? findOnlyConstant(parts) : findConstantAt(parts, discriminator)
  // Without a mapping or a constant, the discriminator's value is the schema's name (OpenAPI 3.2, 4.25.2).
  const firstValue = discriminator === undefined ? undefined : (mapped[0] ?? constant ?? parts.name)
  const values = mapped.length > 0 ? mapped : (enumValues.get(raw) ?? [])
  const value = values.length > 1 ? values.join(', ') : firstValue
  const name = firstValue ?? parts.name
  const title = parts.parts.flatMap(({ schema }) => asString(schema.title) ?? [])[0]
  return removeUndefined({
    raw,
    label: value ?? name ?? title ?? constant ?? `Option ${index + 1}`,
    segment: name ?? (createNameSlug(title ?? constant ?? '') || `option-${index + 1}`),
    value,
  })
}

function findConstantAt({ parts }: Parts, property: string): string | undefined {
  return parts.flatMap(({ schema }) => findConstant(getMember(schema.properties, property)) ?? [])[0]
}

function findOnlyConstant({ parts }: Parts): string | undefined {
  const constants = parts.flatMap(({ schema }) =>
    listMembers(schema.properties).flatMap(([, value]) => findConstant(value) ?? []),
  )
  return constants.length === 1 ? constants[0] : undefined
}

function findConstant(schema: Json | undefined): string | undefined {
  const { const: constant, enum: values } = asObject(schema)
  if (typeof constant === 'string') return constant
  return asList(values).length === 1 ? asString(asList(values)[0]) : undefined
}

/** Returns the discriminator values that select a schema (OpenAPI 3.2, 4.25.2). */
function indexMappedValues(schema: JsonObject, schemas: Schemas): ReadonlyMap<Json, readonly string[]> {
  const values = new Map<Json, string[]>()
  for (const [value, address] of listMembers(asObject(schema.discriminator).mapping)) {
    const target = findMappingTarget(address, schemas)
    if (target !== undefined) values.set(target, [...(values.get(target) ?? []), value])
  }
  return values
}

function findMappingTarget(address: Json, schemas: Schemas): Json | undefined {
  const text = asString(address) ?? ''
  return (
    schemas.references.target(text)?.value ??
    schemas.named.get(text) ??
    schemas.named.get(getLastSegment(text))
  )
}

function getLastSegment(address: string): string {
  return address.replace(/^.*\//, '').replace(/\.\w+$/, '')
}

/** Returns the union of subtypes, for a schema with a discriminator and no `oneOf` (OpenAPI 3.2, 4.25.4). */
function listInheritedUnions(parts: Parts, schemas: Schemas): readonly RawUnion[] {
  return parts.parts.flatMap(({ schema, isInherited }) => {
    const discriminator = asString(asObject(schema.discriminator).propertyName)
    if (isInherited || !discriminator || schema.oneOf || schema.anyOf) return []
    const mappedValues = indexMappedValues(schema, schemas)
    const subtypes = [...new Set([...mappedValues.keys(), ...schemas.listSubtypes(schema)])].filter(
      (subtype) => subtype !== schema && isObject(subtype),
    )
    const members = createMembers(subtypes, { mappedValues, discriminator, schemas })
    return members.length > 0 ? [{ word: 'one of', discriminator, members } as const] : []
  })
}
