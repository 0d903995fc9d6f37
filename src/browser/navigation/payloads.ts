import { payloadHref } from '../../wire.ts'

/** A payload as text, so that it can be read more than once. */
const loaded = new Map<string, Promise<string>>()

/** More pages than a reader visits in a sitting; the oldest are let go. */
const mostLoaded = 60

/** The payload's text of the page at a path; asked for once, however often it is wanted. */
export function payloadText(path: string, priority: 'auto' | 'low' = 'auto'): Promise<string> {
  const href = payloadHref(path)
  const known = loaded.get(href)
  if (known) return known
  const text = fetchText(href, priority)
  loaded.set(href, text)
  text.catch(() => loaded.delete(href))
  const oldest = loaded.keys().next().value
  if (loaded.size > mostLoaded && oldest !== undefined) loaded.delete(oldest)
  return text
}

/** Forgets what was fetched, for a page whose text does not hold together. */
export function forgetPayload(path: string): void {
  loaded.delete(payloadHref(path))
}

async function fetchText(href: string, priority: 'auto' | 'low'): Promise<string> {
  const response = await fetch(href, { priority })
  const type = response.headers.get('content-type') ?? ''
  // A host that answers a missing file with a page of HTML must not pass for a payload.
  if (!response.ok || !type.startsWith('text/plain')) {
    throw new Error(`No payload at ${href}: ${response.status} ${type}`)
  }
  return response.text()
}
