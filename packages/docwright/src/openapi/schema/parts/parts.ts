import { memoize } from '../../../lazy.ts'
import { createKeySet } from '../../document/extension.ts'
import type { Json, JsonObject } from '../../document/json.ts'
import { asList, asObject, asString, isObject } from '../../document/json.ts'
import { parseFragment } from '../../document/pointer.ts'
import type { References, Target } from '../../document/reference.ts'
import { getRef } from '../../document/reference.ts'
import type { SchemaPart } from './written-types.ts'
import { intersectTypes, listTypesWithoutNull, toTypeList } from './written-types.ts'

/**
 * A schema, split into parts. A *part* is a schema object whose keywords all apply to the value: the schema itself, the target of
 * its `$ref`, the members of `allOf`, and so on recursively. Merging is then one pass over the parts.
 */
export interface Parts {
  /** The schema's name, if it's a named schema or only a reference to one. */
  readonly name: string | undefined
  /** Target of the `$ref`, if it isn't a named component schema. */
  readonly anonymousTarget: Target | undefined
  /** The parts in order from the schema itself to what it refers to, so that the closest description comes first. */
  readonly parts: readonly SchemaPart[]
  /** The schema objects that this one is identical to, rather than inherits from. Meeting one of them again is recursion. */
  readonly identities: readonly Json[]
  /** Whether a union with `null` makes it nullable. */
  readonly allowsNull: boolean
  /** Whether a part is the schema `false`, which no value satisfies. */
  readonly isNever: boolean
}

/** The schemas of a file. Each is split into parts only once. */
export interface Schemas {
  getParts(raw: Json): Parts
  /** Returns the name of a schema object under `components/schemas`. */
  getName(raw: Json): string | undefined
  /** Returns the schemas that inherit from this one by `allOf`, in the order of the file. */
  listSubtypes(raw: Json): readonly Json[]
  readonly references: References
  readonly named: ReadonlyMap<string, Json>
}

/** Indexes the schemas of a file by name, and resolves references to them. */
export function readSchemas(named: ReadonlyMap<string, Json>, references: References): Schemas {
  const names = new Map([...named].map(([name, raw]) => [raw, name]))
  const subtypes = indexSubtypes(named, references)
  const schemas: Schemas = {
    references,
    named,
    getName: (raw) => names.get(raw),
    listSubtypes: (raw) => subtypes.get(raw) ?? [],
    getParts: memoize((raw) => splitIntoParts(raw, schemas)),
  }
  return schemas
}

/** Indexes the schemas that inherit from each one. */
function indexSubtypes(
  named: ReadonlyMap<string, Json>,
  references: References,
): ReadonlyMap<Json, readonly Json[]> {
  const subtypes = new Map<Json, Json[]>()
  for (const raw of named.values()) {
    for (const member of asList(asObject(raw).allOf)) {
      const parent = findRefTarget(member, references)?.value
      if (isObject(parent)) subtypes.set(parent, [...(subtypes.get(parent) ?? []), raw])
    }
  }
  return subtypes
}

/** Returns the target of a schema's `$ref`, if it has one. */
export function findRefTarget(schema: Json, references: References): Target | undefined {
  const reference = getRef(schema)
  return reference === undefined ? undefined : references.target(reference)
}

/** A schema to visit, which applies to the same value as the root. */
interface Visit {
  readonly schema: Json
  readonly isInherited: boolean
  /** Whether the root is identical to this schema rather than inherits from it. */
  readonly isIdentical: boolean
}

function splitIntoParts(root: Json, schemas: Schemas): Parts {
  const parts: SchemaPart[] = []
  const identities: Json[] = []
  const seen = new Set<Json>()
  let name: string | undefined
  let anonymousTarget: Target | undefined
  let allowsNull = false
  let isNever = false
  // A stack replaces recursion, because a chain of thousands of references would overflow the program's own stack.
  const waiting: Visit[] = [{ schema: root, isInherited: false, isIdentical: true }]
  while (waiting.length > 0) {
    for (let next = waiting.pop(); next; next = waiting.pop()) waiting.push(...visit(next).toReversed())
    waiting.push(...listNarrowedMembers())
  }
  // Copied, because `push` leaves spare memory in an array, and there are tens of thousands of arrays.
  return { name, anonymousTarget, parts: [...parts], identities: [...identities], allowsNull, isNever }

  /** Returns the schemas that apply together with this one, in order. */
  function visit({ schema, isInherited, isIdentical }: Visit): readonly Visit[] {
    if (schema === false) isNever = true
    if (!isObject(schema) || seen.has(schema)) return []
    seen.add(schema)
    parts.push({ schema, isInherited })
    if (isIdentical) {
      identities.push(schema)
      name ??= schemas.getName(schema)
    }
    const isWrapped = isIdentical && isWrapper(schema)
    const inherits = isInherited || !isWrapped || asList(schema.allOf).length > 1 || isSubtype(schema)
    return [
      ...[...followReference(schema, isWrapped), ...listSingleMembers(schema)].map((target) => ({
        schema: target,
        isInherited,
        isIdentical: isWrapped,
      })),
      ...asList(schema.allOf).map((member) => ({
        schema: member,
        isInherited: inherits,
        isIdentical: !inherits && isWrapped,
      })),
    ]
  }

  /** Checks whether a named schema extends one with a discriminator. It's then a subtype, even if it adds nothing. */
  function isSubtype(schema: JsonObject): boolean {
    if (schemas.getName(schema) === undefined) return false
    return asList(schema.allOf).some(
      (member) => asObject(findRefTarget(member, schemas.references)?.value).discriminator !== undefined,
    )
  }

  /** Returns the members of unions that other parts' types narrow to a single member, which then applies like any other part. */
  function listNarrowedMembers(): readonly Visit[] {
    const unions = parts.flatMap(({ schema, isInherited }) =>
      unionKeywords
        .map((word) => ({ isInherited, members: removeNull(asList(schema[word])) }))
        .filter(({ members }) => members.length > 1),
    )
    const types = unions.length > 0 ? listTypesWithoutNull(parts) : []
    return unions.flatMap(({ isInherited, members }) => {
      const [only, ...others] = filterPossibleMembers(members, types, schemas)
      const isNarrowed = others.length === 0 && isObject(only) && !seen.has(only)
      return isNarrowed ? [{ schema: only, isInherited, isIdentical: false }] : []
    })
  }

  /** Returns the target of a reference. A schema that is only a reference takes its name from there. */
  function followReference(schema: JsonObject, isWrapped: boolean): readonly Json[] {
    const reference = getRef(schema)
    if (reference === undefined) return []
    const target = schemas.references.target(reference)
    if (isWrapped && name === undefined) {
      const componentName = target && schemas.getName(target.value)
      if (componentName === undefined) anonymousTarget = target
      // A missing schema still has a name.
      name = componentName ?? target?.name ?? parseFragment(reference).at(-1)
    }
    return target ? [target.value] : []
  }

  /** Returns the members of unions that have only one, apart from `null`. */
  function listSingleMembers(schema: JsonObject): readonly Json[] {
    return unionKeywords.flatMap((word) => {
      const members = asList(schema[word])
      const others = removeNull(members)
      if (others.length < members.length) allowsNull = true
      return others.length === 1 ? others : []
    })
  }
}

/** Returns the members of a union that are compatible with the types of the surrounding parts, or all members if none is. */
export function filterPossibleMembers(
  members: readonly Json[],
  types: readonly string[],
  { references }: Pick<Schemas, 'references'>,
): readonly Json[] {
  if (types.length === 0) return members
  const fitting = members.filter((member) => {
    const { type } = asObject(getRef(member) === undefined ? member : references.follow(member))
    return type === undefined || intersectTypes(types, toTypeList(type)) !== undefined
  })
  return fitting.length > 0 ? fitting : members
}

/** Checks for `{ type: 'null' }`, or the constant `null`. */
export function isNullSchema(schema: Json): boolean {
  if (!isObject(schema)) return false
  const { type, const: constant, enum: values } = schema
  if (type === 'null' || (Array.isArray(type) && type.length === 1 && type[0] === 'null')) return true
  return constant === null || (asList(values).length === 1 && asList(values)[0] === null)
}

const structuralKeywords = createKeySet(
  'properties required additionalProperties patternProperties dependentRequired dependentSchemas discriminator',
  'items prefixItems enum const not if then else',
)

/** Checks whether a schema only annotates another: `$ref` with siblings, `allOf` with one member, `oneOf` with null. */
function isWrapper(schema: JsonObject): boolean {
  const targets = [
    getRef(schema) ?? [],
    ...asList(schema.allOf),
    ...unionKeywords.flatMap((keyword) => removeNull(asList(schema[keyword]))),
  ].flat()
  return targets.length === 1 && !Object.keys(schema).some((key) => structuralKeywords.has(key))
}

/** The keywords of unions. */
export const unionKeywords = ['oneOf', 'anyOf'] as const

/** Returns the members of a union except `null`. */
export function removeNull(members: readonly Json[]): readonly Json[] {
  return members.filter((member) => !isNullSchema(member))
}

/** Joins the descriptions of all parts, closest first, without duplicates, so that merging loses no text. */
export function joinDescriptions({ parts }: Parts): string | undefined {
  const texts = parts.flatMap(({ schema }) => asString(schema.description)?.trim() ?? [])
  return [...new Set(texts)].join('\n\n') || undefined
}

/** Returns the first value of a keyword among the parts. */
export function findFirstValue({ parts }: Parts, keyword: string): Json | undefined {
  return parts.find(({ schema }) => schema[keyword] !== undefined)?.schema[keyword]
}

/** Returns every value of a keyword among the parts. */
export function listKeywordValues({ parts }: Parts, keyword: string): readonly Json[] {
  return parts.flatMap(({ schema }) => (schema[keyword] === undefined ? [] : [schema[keyword]]))
}
