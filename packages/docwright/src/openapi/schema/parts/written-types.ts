import type { Json, JsonObject } from '../../document/json.ts'

/** A schema object whose keywords all apply. */
export interface SchemaPart {
  readonly schema: JsonObject
  /** Whether it's inherited through `allOf`, so that the schema is a subtype of it. */
  readonly isInherited: boolean
}

/** The types that the parts of a schema agree on. */
interface WrittenTypes {
  readonly types: readonly string[]
  /** Whether the schema defines this itself rather than inheriting it by `allOf`. */
  readonly isOwn: boolean
  readonly wrong: readonly string[]
}

/** Returns the declared types of a schema's parts, as far as they agree. */
export function findWrittenTypes(parts: readonly SchemaPart[]): WrittenTypes | undefined {
  const [first, ...others] = parts.flatMap(({ schema: { type }, isInherited }): readonly WrittenTypes[] =>
    type === undefined ? [] : [{ types: toTypeList(type), isOwn: !isInherited, wrong: [] }],
  )
  return first && others.reduce(combineTypes, first)
}

/** Returns the declared types of a schema's parts, except `null`. Empty if none are declared. */
export function listTypesWithoutNull(parts: readonly SchemaPart[]): readonly string[] {
  return findWrittenTypes(parts)?.types.filter((type) => type !== 'null') ?? []
}

/** Combines two parts' types. If they contradict each other, the schema's own part takes precedence, or else the last one. */
function combineTypes(left: WrittenTypes, right: WrittenTypes): WrittenTypes {
  const types = intersectTypes(left.types, right.types)
  if (types) return { ...left, types }
  const [kept, other] = left.isOwn ? [left, right] : [right, left]
  return { ...kept, wrong: [...left.wrong, ...other.types] }
}

/** Returns one type or several as a list. */
export function toTypeList(type: Json): readonly string[] {
  return (Array.isArray(type) ? type : [type]).filter((item) => typeof item === 'string')
}

/** Returns the types that satisfy both lists. Undefined if there is none. */
export function intersectTypes(
  left: readonly string[],
  right: readonly string[],
): readonly string[] | undefined {
  const common = left.flatMap((type) => {
    if (right.includes(type)) return [type]
    if (type === 'number' && right.includes('integer')) return ['integer']
    return type === 'integer' && right.includes('number') ? ['integer'] : []
  })
  if (common.some((type) => type !== 'null')) return common
  const isNull = [left, right].some((types) => types.every((type) => type === 'null'))
  return isNull ? left : undefined
}
