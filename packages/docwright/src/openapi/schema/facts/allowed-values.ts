import type { Json } from '../../document/json.ts'
import { asList } from '../../document/json.ts'
import { removeUndefined } from '../../document/present.ts'
import type { EnumValue } from '../parts/enum-value.ts'
import { createEnumValue, listConstants, readEnum, removeDuplicateValues } from '../parts/enum-value.ts'
import type { Parts } from '../parts/parts.ts'
import { findFirstValue, removeNull, unionKeywords } from '../parts/parts.ts'

/** The values that a schema allows explicitly. */
export interface AllowedValues {
  readonly constant: Json | undefined
  /** The values that are in every enumeration among the parts, with their descriptions. */
  readonly enum: readonly EnumValue[]
  /** Set if no value satisfies all parts: the values of the part that takes precedence, and the values that the others allow. */
  readonly conflict?: { readonly right: readonly EnumValue[]; readonly wrong: readonly EnumValue[] }
}

/** A list of values that a part allows, or a constant. */
interface AllowedList {
  /** Whether the schema defines this itself rather than inheriting it by `allOf`. */
  readonly isOwn: boolean
  readonly constant?: Json
  readonly values: readonly EnumValue[]
}

/**
 * Returns the values that all parts of a schema allow. If parts contradict each other, the schema's own part takes precedence, or
 * else the last one.
 */
export function getAllowedValues(parts: Parts): AllowedValues {
  const lists = parts.parts.flatMap(findLists)
  if (lists.length > 1 && intersectLists(lists).length === 0) {
    const { constant, values } = lists.find(({ isOwn }) => isOwn) ?? lists.at(-1)!
    const right = new Set(values.map(({ json }) => json))
    const wrong = lists.flatMap((list) => list.values.filter(({ json }) => !right.has(json)))
    return {
      constant,
      enum: constant === undefined ? values : [],
      conflict: { right: values, wrong: removeDuplicateValues(wrong) },
    }
  }
  const enums = lists.filter(({ constant }) => constant === undefined)
  return { constant: findFirstValue(parts, 'const'), enum: intersectLists(enums) }
}

function findLists({ schema, isInherited }: Parts['parts'][number]): readonly AllowedList[] {
  const isOwn = !isInherited
  const { const: constant } = schema
  return [
    ...(constant === undefined ? [] : [{ isOwn, constant, values: [createEnumValue(constant)] }]),
    ...(asList(schema.enum).length > 0 ? [{ isOwn, values: readEnum(schema) }] : []),
    ...unionKeywords.flatMap((keyword) => {
      const members = removeNull(asList(schema[keyword]))
      const values = members.length > 1 ? listConstants(members) : undefined
      return values ? [{ isOwn, values }] : []
    }),
  ]
}

/** Returns the values that are in all lists, in the order of the first. */
function intersectLists(lists: readonly AllowedList[]): readonly EnumValue[] {
  const [first, ...others] = lists.map(({ values }) => new Map(values.map((value) => [value.json, value])))
  return [...(first?.values() ?? [])].flatMap((value) => {
    const same = others.map((other) => other.get(value.json))
    return same.every((each) => each !== undefined) ? [same.reduce(mergeEnumValues, value)] : []
  })
}

function mergeEnumValues(value: EnumValue, other: EnumValue): EnumValue {
  return removeUndefined({
    ...value,
    name: value.name ?? other.name,
    description: value.description ?? other.description,
    isDeprecated: value.isDeprecated || other.isDeprecated,
  })
}
