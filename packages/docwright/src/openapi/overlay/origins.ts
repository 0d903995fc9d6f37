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
  /** Records an object or a list with changed members. */
  made(whole: LocatedValue, members: Members): LocatedValue
}

/** Creates a tracker. It records members only for objects and lists that it creates; all other members are located by their keys. */
export function createOrigins(): Origins {
  const known = new WeakMap<object, ReadonlyMap<string, LocatedValue>>()
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
