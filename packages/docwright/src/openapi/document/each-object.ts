import { isDataAt, isExtensionAt } from './extension.ts'
import type { Json, JsonObject } from './json.ts'
import { isObject, listMembers } from './json.ts'

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
  for (const [key, member] of Array.isArray(value) ? listItems(value) : listMembers(value)) {
    const inner = [...keys, key]
    if (!isExtensionAt(inner) && !isDataAt(inner, member)) yield* listObjects(member, inner)
  }
}

function listItems(list: readonly Json[]): readonly (readonly [string, Json])[] {
  return list.map((item, index) => [String(index), item])
}
