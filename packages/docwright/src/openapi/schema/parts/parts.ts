import { memoize } from '../../../lazy.ts'
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
  parts(raw: Json): Parts
  /** Returns the name of a schema object under `components/schemas`. */
  nameOf(raw: Json): string | undefined
  /** Returns the schemas that inherit from this one by `allOf`, in the order of the file. */
  heirsOf(raw: Json): readonly Json[]
  readonly references: References
  readonly named: ReadonlyMap<string, Json>
}

/** Indexes the schemas of a file by name, and resolves references to them. */
export function readSchemas(named: ReadonlyMap<string, Json>, references: References): Schemas {
  const names = new Map([...named].map(([name, raw]) => [raw, name]))
  const heirs = indexHeirsByParent(named, references)
  const schemas: Schemas = {
    references,
    named,
    nameOf: (raw) => names.get(raw),
    heirsOf: (raw) => heirs.get(raw) ?? [],
    parts: memoize((raw) => takeApart(raw, schemas)),
  }
  return schemas
}

function indexHeirsByParent(
  named: ReadonlyMap<string, Json>,
  references: References,
): ReadonlyMap<Json, readonly Json[]> {
  const heirs = new Map<Json, Json[]>()
  for (const raw of named.values()) {
    for (const member of isObject(raw) ? asList(raw.allOf) : []) {
      const reference = getRef(member)
      const parent = reference === undefined ? undefined : references.target(reference)?.value
      if (isObject(parent)) heirs.set(parent, [...(heirs.get(parent) ?? []), raw])
    }
  }
  return heirs
}

/** A schema to visit. A loop with a queue replaces recursion, because a chain of thousands would overflow the stack. */
interface Visit {
  readonly schema: Json
  readonly isInherited: boolean
  readonly isSame: boolean
}

function takeApart(root: Json, schemas: Schemas): Parts {
  const parts: SchemaPart[] = []
  const identities: Json[] = []
  const seen = new Set<Json>()
  let name: string | undefined
  let anonymousTarget: Target | undefined
  let allowsNull = false
  let isNever = false
  const waiting: Visit[] = [{ schema: root, isInherited: false, isSame: true }]
  while (waiting.length > 0) {
    for (let next = waiting.pop(); next; next = waiting.pop()) waiting.push(...visit(next).toReversed())
    waiting.push(...listNarrowedMembers())
  }
  // Copied, because `push` leaves spare memory in an array, and there are tens of thousands of arrays.
  return { name, anonymousTarget, parts: [...parts], identities: [...identities], allowsNull, isNever }

  /** Returns the schemas that apply together with this one, in order. */
  function visit({ schema, isInherited, isSame }: Visit): readonly Visit[] {
    if (schema === false) isNever = true
    if (!isObject(schema) || seen.has(schema)) return []
    seen.add(schema)
    parts.push({ schema, isInherited })
    if (isSame) {
      identities.push(schema)
      name ??= schemas.nameOf(schema)
    }
    const staysSame = isSame && isWrapper(schema)
    const inherits = isInherited || !staysSame || asList(schema.allOf).length > 1 || isHeir(schema)
    return [
      ...[...followReference(schema, staysSame), ...listSingleMembers(schema)].map((target) => ({
        schema: target,
        isInherited,
        isSame: staysSame,
      })),
      ...asList(schema.allOf).map((member) => ({
        schema: member,
        isInherited: inherits,
        isSame: !inherits && staysSame,
      })),
    ]
  }

  /** Checks whether a named schema extends one with a discriminator. It's then a subtype, even if it adds nothing. */
  function isHeir(schema: JsonObject): boolean {
    if (schemas.nameOf(schema) === undefined) return false
    return asList(schema.allOf).some((member) => {
      const parent =
        getRef(member) === undefined ? undefined : schemas.references.target(getRef(member)!)?.value
      return asObject(parent).discriminator !== undefined
    })
  }

  /** Returns the members of unions that other parts' types narrow to a single member, which then applies like any other part. */
  function listNarrowedMembers(): readonly Visit[] {
    const unions = parts.flatMap(({ schema, isInherited }) =>
      (['oneOf', 'anyOf'] as const)
        .map((word) => ({ isInherited, members: removeNull(asList(schema[word])) }))
        .filter(({ members }) => members.length > 1),
    )
    const types = unions.length > 0 ? listTypesWithoutNull(parts) : []
    return unions.flatMap(({ isInherited, members }) => {
      const [only, ...others] = filterPossibleMembers(members, types, schemas)
      const isLeft = others.length === 0 && isObject(only) && !seen.has(only)
      return isLeft ? [{ schema: only, isInherited, isSame: false }] : []
    })
  }

  function followReference(schema: JsonObject, isSame: boolean): readonly Json[] {
    const reference = getRef(schema)
    if (reference === undefined) return []
    const target = schemas.references.target(reference)
    if (isSame && name === undefined) {
      const listed = target && schemas.nameOf(target.value)
      if (listed === undefined) anonymousTarget = target
      // A missing schema still has a name.
      name = listed ?? target?.name ?? parseFragment(reference).at(-1)
    }
    return target ? [target.value] : []
  }

  function listSingleMembers(schema: JsonObject): readonly Json[] {
    return (['oneOf', 'anyOf'] as const).flatMap((word) => {
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

const structuralKeywords = [
  'properties',
  'required',
  'additionalProperties',
  'patternProperties',
  'items',
  'prefixItems',
  'enum',
  'const',
  'not',
  'if',
  'then',
  'else',
  'dependentRequired',
  'dependentSchemas',
  'discriminator',
]

/** Checks whether a schema only annotates another: `$ref` with siblings, `allOf` with one member, `oneOf` with null. */
function isWrapper(schema: JsonObject): boolean {
  const pointers = [
    getRef(schema),
    ...asList(schema.allOf),
    ...removeNull(asList(schema.oneOf)),
    ...removeNull(asList(schema.anyOf)),
  ]
  return (
    pointers.filter((pointer) => pointer !== undefined).length === 1 &&
    !structuralKeywords.some((key) => key in schema)
  )
}

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
