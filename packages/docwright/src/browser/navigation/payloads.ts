import type { Payload } from '../../wire.ts'
import { toPayloadHref } from '../../wire.ts'
import { addBasePath } from '../platform/base-path.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'

/** Fetched payloads, by page address. */
const payloads = new Map<string, Promise<Payload>>()

/** More pages than a reader visits in a session. The oldest are discarded. */
const maxCachedPayloads = 60

/** Returns the payload of a page, which is fetched only once. */
export const loadPayload = memoizeAsync(fetchPayload, payloads)

/** Discards the fetched payloads after an edit, so that each page is fetched again. */
export function clearPayloads(): void {
  payloads.clear()
}

/** Fetches a payload. `json()` throws for a truncated file, and for the HTML page that some hosts return instead. */
async function fetchPayload(href: string, priority: 'auto' | 'low' = 'auto'): Promise<Payload> {
  const oldest = payloads.keys().next().value
  if (payloads.size >= maxCachedPayloads && oldest !== undefined) payloads.delete(oldest)
  const file = toPayloadHref(href)
  const response = await fetch(addBasePath(file), { priority })
  if (!response.ok) throw new Error(`No payload at ${file}: ${response.status}`)
  return response.json()
}
