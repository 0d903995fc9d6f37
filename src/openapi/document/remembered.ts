import type { Json } from './json.ts'
import { isObject } from './json.ts'

/** The same function, computed once for each schema object. */
export function remembered<Context, Result>(compute: (raw: Json, context: Context) => Result) {
  const known = new WeakMap<object, Result>()
  return (raw: Json, context: Context): Result => {
    if (!isObject(raw)) return compute(raw, context)
    const result = known.get(raw) ?? compute(raw, context)
    known.set(raw, result)
    return result
  }
}
