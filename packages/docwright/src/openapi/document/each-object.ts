import { isDataAt, isExtensionAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject } from './json.ts'

/** An object in a description, and the path of keys to it. */
export interface LocatedObject {
  readonly object: JsonObject
  readonly keys: readonly string[]
}

/** Lists the objects of a description, outer ones first, without extensions and data, whose keys have no meaning. */
export function* listObjects(
  value: Json | undefined,
  keys: readonly string[] = [],
): Generator<LocatedObject> {
  if (isObject(value)) yield { object: value, keys }
  else if (!Array.isArray(value)) return
  for (const [key, member] of Object.entries<Json | undefined>(value)) {
    const inner = [...keys, key]
    if (!isExtensionAt(inner) && !isDataAt(inner, member)) yield* listObjects(member, inner)
  }
}
