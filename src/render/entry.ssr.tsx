import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { prerender } from 'react-dom/static.edge'
import type { Payload } from '../wire.ts'

/** The site path of the browser's entry. */
export function entryHref(): string {
  return getClientEntryUrl()
}

/** The HTML of a payload's body: what the browser draws of it, drawn beforehand. */
export async function renderRegion(flight: ReadableStream<Uint8Array>): Promise<string> {
  const { body } = await createFromReadableStream<Payload>(flight)
  return toHtml(body)
}

/** The HTML of elements, without the detour of a payload. */
export function markup(elements: ReactNode): string {
  return renderToStaticMarkup(elements)
}

/** The HTML of a whole document. */
export async function renderDocument(flight: ReadableStream<Uint8Array>): Promise<string> {
  return toHtml(await createFromReadableStream<ReactNode>(flight))
}

async function toHtml(node: ReactNode): Promise<string> {
  const { prelude } = await prerender(node)
  return new Response(prelude).text()
}
