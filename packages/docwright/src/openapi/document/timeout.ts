import type { JsonObject } from './json.ts'
import { asNumber } from './json.ts'

/** The extension of an operation that sets how many seconds its code samples wait for a response. */
export const timeoutKey = 'x-timeout'

/** The longest timeout of a sample, in seconds: one day, which clients in all languages support. */
export const maxTimeout = 86_400

/** Returns the timeout of an operation's samples, in milliseconds. Undefined if there is none or it's invalid. */
export function readTimeout(operation: JsonObject): number | undefined {
  const seconds = asNumber(operation[timeoutKey]) ?? 0
  const milliseconds = Math.round(seconds * 1000)
  return milliseconds >= 1 && seconds <= maxTimeout ? milliseconds : undefined
}
