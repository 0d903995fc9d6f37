import type { Json, JsonObject } from './json.ts'
import { getMember, isObject } from './json.ts'

/**
 * Sets a value at a path of keys in an object that is being built, and creates the objects around it. Members are defined rather
 * than assigned, so that a member named `__proto__` doesn't set the prototype.
 */
export function setAt(object: JsonObject, [key = '', ...others]: readonly string[], value: Json): void {
  const member = getMember(object, key)
  const inner = isObject(member) ? member : {}
  if (others.length > 0) setAt(inner, others, value)
  Object.defineProperty(object, key, {
    value: others.length > 0 ? inner : value,
    enumerable: true,
    writable: true,
    configurable: true,
  })
}
