import type { Json } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import { stepInto } from '../document/reference.ts'
import type { Source } from '../document/source.ts'

/** A value, and its file. */
export interface LocatedValue {
  readonly value: Json
  readonly source: Source
  /** The path of keys to it in its file. */
  readonly path: readonly string[]
}

type Members = readonly (readonly [string, LocatedValue])[]

/** Tracks where the parts of a value come from that combines several files. */
export interface Origins {
  member(whole: LocatedValue, key: string): LocatedValue
  members(whole: LocatedValue): Members
  /** Returns a copy of an object or a list with other members, and records where they come from. */
  replaceMembers(whole: LocatedValue, members: Members): LocatedValue
}

/** Creates a tracker. It records the members of objects and lists that `replaceMembers` returns; all other members are found by their keys. */
export function createOrigins(): Origins {
  const madeMembers = new WeakMap<object, ReadonlyMap<string, LocatedValue>>()
  const member: Origins['member'] = (whole, key) => {
    const { value } = whole
    const own = isObject(value) || Array.isArray(value) ? madeMembers.get(value)?.get(key) : undefined
    return own ?? { ...whole, value: stepInto(value, key) ?? null, path: [...whole.path, key] }
  }
  return {
    member,
    members: (whole) => Object.keys(whole.value ?? {}).map((key) => [key, member(whole, key)]),
    replaceMembers(whole, members) {
      const isList = Array.isArray(whole.value)
      const value = isList
        ? members.map(([, item]) => item.value)
        : Object.fromEntries(members.map(([key, item]) => [key, item.value]))
      madeMembers.set(
        value,
        new Map(members.map(([key, item], index) => [isList ? String(index) : key, item])),
      )
      return { ...whole, value }
    },
  }
}
