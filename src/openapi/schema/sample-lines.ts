import type { Json } from '../document/json.ts'
import { isExactNumber } from '../document/json.ts'

/** How many lines a value has when it is printed. */
export function linesOf(value: Json): number {
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return 1
  const inner = Object.values(value)
  return inner.length === 0 ? 1 : inner.reduce<number>((sum, item) => sum + linesOf(item ?? null), 2)
}

/** Whether a reader learns anything from a value: not from an empty list or object, nor from one in another. */
export function tellsSomething(value: Json): boolean {
  if (typeof value !== 'object' || value === null || isExactNumber(value)) return true
  return Object.values(value).some((item) => tellsSomething(item ?? null))
}
