import type { JsonObject } from './json.ts'
import { numberOf } from './json.ts'

/** The extension of an operation that says how many seconds its code samples wait for an answer. */
export const timeoutKey = 'x-timeout'

/** The longest that a sample waits, in seconds: a day, which the clients of all languages can count. */
export const longestTimeout = 86_400

/** How long an operation says that its samples wait, in milliseconds; nothing when it says nothing, or no such time. */
export function readTimeout(operation: JsonObject): number | undefined {
  const seconds = numberOf(operation[timeoutKey]) ?? 0
  const milliseconds = Math.round(seconds * 1000)
  return milliseconds >= 1 && seconds <= longestTimeout ? milliseconds : undefined
}
