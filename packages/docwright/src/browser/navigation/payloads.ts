import type { Payload } from '../../wire.ts'
import { payloadHref } from '../../wire.ts'
import { withBase } from '../platform/base-path.ts'
import { keptUnlessFailed } from '../platform/kept-unless-failed.ts'

/** What was fetched, by its page. */
const loaded = new Map<string, Promise<Payload>>()

/** More pages than a reader visits in a sitting; the oldest are let go. */
const mostLoaded = 60

/** The payload of a page; asked for once, however often it is wanted. */
export const payloadOf = keptUnlessFailed(fetchPayload, loaded)

/** Forgets what was fetched: pages are wanted as they are now. */
export function forgetPayloads(): void {
  loaded.clear()
}

/** What is no payload does not read as one: a file that was cut off, or the page of HTML that some hosts answer with. */
async function fetchPayload(href: string, priority: 'auto' | 'low' = 'auto'): Promise<Payload> {
  const oldest = loaded.keys().next().value
  if (loaded.size >= mostLoaded && oldest !== undefined) loaded.delete(oldest)
  const file = payloadHref(href)
  const response = await fetch(withBase(file), { priority })
  if (!response.ok) throw new Error(`No payload at ${file}: ${response.status}`)
  return response.json()
}
