import type { Payload } from '../../wire.ts'
import { toPayloadHref } from '../../wire.ts'
import { withBase } from '../platform/base-path.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'

/** Fetched payloads, by page address. */
const loaded = new Map<string, Promise<Payload>>()

/** More pages than a reader visits in a session. The oldest are discarded. */
const maxCachedPayloads = 60

/** Returns the payload of a page, which is fetched only once. */
export const loadPayload = memoizeAsync(fetchPayload, loaded)

/** Discards the fetched payloads after an edit, so that each page is fetched again. */
export function clearPayloads(): void {
  loaded.clear()
}

/** Fetches a payload. `json()` throws for a truncated file, and for the HTML page that some hosts return instead. */
async function fetchPayload(href: string, priority: 'auto' | 'low' = 'auto'): Promise<Payload> {
  const oldest = loaded.keys().next().value
  if (loaded.size >= maxCachedPayloads && oldest !== undefined) loaded.delete(oldest)
  const file = toPayloadHref(href)
  const response = await fetch(withBase(file), { priority })
  if (!response.ok) throw new Error(`No payload at ${file}: ${response.status}`)
  return response.json()
}
