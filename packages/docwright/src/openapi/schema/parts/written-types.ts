import type { Json, JsonObject } from '../../document/json.ts'

/** One schema object whose keywords all apply. */
export interface SchemaPart {
  readonly schema: JsonObject
  /** It came through `allOf`: the schema is a kind of it, not the same. */
  readonly isInherited: boolean
}

/** Which types the parts of a schema agree on. */
interface WrittenTypes {
  readonly types: readonly string[]
  /** Whether the schema says this itself, and doesn't inherit it by `allOf`. */
  readonly isOwn: boolean
  readonly wrong: readonly string[]
}

/** The types that parts of a schema write, as far as these agree. */
export function writtenTypes(parts: readonly SchemaPart[]): WrittenTypes | undefined {
  const [first, ...others] = parts.flatMap(({ schema: { type }, isInherited }): readonly WrittenTypes[] =>
    type === undefined ? [] : [{ types: typeList(type), isOwn: !isInherited, wrong: [] }],
  )
  return first && others.reduce(agreed, first)
}

/** The types that parts of a schema write, except for `null`; none where they write none. */
export function typesWithoutNull(parts: readonly SchemaPart[]): readonly string[] {
  return writtenTypes(parts)?.types.filter((type) => type !== 'null') ?? []
}

/** Of parts that contradict each other the schema itself is right, else the last. */
function agreed(left: WrittenTypes, right: WrittenTypes): WrittenTypes {
  const types = commonTypes(left.types, right.types)
  if (types) return { ...left, types }
  const [kept, other] = left.isOwn ? [left, right] : [right, left]
  return { ...kept, wrong: [...left.wrong, ...other.types] }
}

/** One type or several, as a list. */
export function typeList(type: Json): readonly string[] {
  return (Array.isArray(type) ? type : [type]).filter((item) => typeof item === 'string')
}

/** The types that fit both lists; undefined where no value does. */
export function commonTypes(
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
