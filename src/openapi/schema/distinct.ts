import type { Json } from '../document/json.ts'
import { jsonText } from '../document/json.ts'

/** The values that are unlike those before them, no more than asked for. */
export function* distinct(values: Iterable<Json>, count: number): Generator<Json> {
  const seen = new Set<string>()
  for (const value of values) {
    const text = jsonText(value)
    if (!seen.has(text)) yield value
    seen.add(text)
    if (seen.size >= count) return
  }
}

/** The first value whose text is not among those that are taken; if all are, the first. */
export function firstOutside(taken: ReadonlySet<string>, values: Iterable<Json>): Json | undefined {
  let first: Json | undefined
  for (const value of values) {
    if (!taken.has(jsonText(value))) return value
    first ??= value
  }
  return first
}
