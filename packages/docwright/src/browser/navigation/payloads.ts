import type { Payload } from '../../wire.ts'
import { payloadHref } from '../../wire.ts'
import { withBase } from '../platform/base-path.ts'
import { memoizeAsync } from '../platform/memoize-async.ts'

/** Payloads that were fetched, by the address of their page. */
const loaded = new Map<string, Promise<Payload>>()

/** More pages than a reader visits in a sitting; the oldest are let go. */
const mostLoaded = 60

/** Returns the payload of a page, which is fetched only once. */
export const payloadOf = memoizeAsync(fetchPayload, loaded)

/** Forgets what was fetched, so that each page comes as it is now, after an edit. */
export function forgetPayloads(): void {
  loaded.clear()
}

/** `json()` throws for what isn't a payload: a file that was cut off, or the page of HTML that some hosts answer with. */
async function fetchPayload(href: string, priority: 'auto' | 'low' = 'auto'): Promise<Payload> {
  const oldest = loaded.keys().next().value
  if (loaded.size >= mostLoaded && oldest !== undefined) loaded.delete(oldest)
  const file = payloadHref(href)
  const response = await fetch(withBase(file), { priority })
  if (!response.ok) throw new Error(`No payload at ${file}: ${response.status}`)
  return response.json()
}
