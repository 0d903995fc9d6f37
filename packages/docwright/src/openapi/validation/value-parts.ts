import type { Json, JsonObject } from '../document/json.ts'
import { asObject, getMember } from '../document/json.ts'

/** Returns a copy of a value with another part at a path. Undefined removes the part. */
export function replacePart(value: Json, [key, ...others]: readonly string[], part: Json | undefined): Json {
  if (key === undefined) return part ?? null
  const isRemoved = others.length === 0 && part === undefined
  if (Array.isArray(value)) {
    const index = Number(key)
    return isRemoved ? value.toSpliced(index, 1) : value.with(index, replacePart(value[index], others, part))
  }
  if (isRemoved) return removeMember(value, key)
  return { ...asObject(value), [key]: replacePart(getMember(value, key) ?? null, others, part) }
}

/** Returns a copy of an object without one of its members. */
export function removeMember(object: Json, name: string): JsonObject {
  return Object.fromEntries(Object.entries(asObject(object)).filter(([key]) => key !== name))
}
