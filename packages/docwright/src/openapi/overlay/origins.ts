import type { Json } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import { stepInto } from '../document/reference.ts'
import type { Source } from '../document/source.ts'

/** A value, and where it's written. */
export interface Written {
  readonly value: Json
  readonly source: Source
  /** The keys that lead to it in its file. */
  readonly path: readonly string[]
}

type Members = readonly (readonly [string, Written])[]

/** Where the parts of a value are written that is put together from several files. */
export interface Origins {
  member(whole: Written, key: string): Written
  members(whole: Written): Members
  /** An object or a list with other members. */
  made(whole: Written, members: Members): Written
}

/** Remembers where each member of the objects and lists is written that it makes; in all others, members are where their keys lead. */
export function createOrigins(): Origins {
  const known = new WeakMap<object, ReadonlyMap<string, Written>>()
  const member: Origins['member'] = (whole, key) => {
    const { value } = whole
    const own = isObject(value) || Array.isArray(value) ? known.get(value)?.get(key) : undefined
    return own ?? { ...whole, value: stepInto(value, key) ?? null, path: [...whole.path, key] }
  }
  return {
    member,
    members: (whole) => Object.keys(whole.value ?? {}).map((key) => [key, member(whole, key)]),
    made(whole, members) {
      const isList = Array.isArray(whole.value)
      const value = isList
        ? members.map(([, item]) => item.value)
        : Object.fromEntries(members.map(([key, item]) => [key, item.value]))
      known.set(value, new Map(members.map(([key, item], index) => [isList ? String(index) : key, item])))
      return { ...whole, value }
    },
  }
}
