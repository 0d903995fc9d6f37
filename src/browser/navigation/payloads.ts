import { payloadHref } from '../../wire.ts'
import { withBase } from '../platform/base-path.ts'

/** A payload as text, so that it can be read more than once. */
const loaded = new Map<string, Promise<string>>()

/** More pages than a reader visits in a sitting; the oldest are let go. */
const mostLoaded = 60

/** The payload's text of a page; asked for once, however often it is wanted. */
export function payloadText(href: string, priority: 'auto' | 'low' = 'auto'): Promise<string> {
  const file = payloadHref(href)
  const known = loaded.get(file)
  if (known) return known
  const text = fetchText(file, priority)
  loaded.set(file, text)
  text.catch(() => loaded.delete(file))
  const oldest = loaded.keys().next().value
  if (loaded.size > mostLoaded && oldest !== undefined) loaded.delete(oldest)
  return text
}

/** Forgets what was fetched, for a page whose text does not hold together. */
export function forgetPayload(href: string): void {
  loaded.delete(payloadHref(href))
}

async function fetchText(file: string, priority: 'auto' | 'low'): Promise<string> {
  const response = await fetch(withBase(file), { priority })
  const type = response.headers.get('content-type') ?? ''
  // A host that answers a missing file with a page of HTML must not pass for a payload.
  if (!response.ok || !type.startsWith('text/plain')) {
    throw new Error(`No payload at ${file}: ${response.status} ${type}`)
  }
  return response.text()
}
