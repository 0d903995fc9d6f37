import { text } from 'node:stream/consumers'
import { createFromReadableStream, getClientEntryUrl } from '@vitejs/plugin-rsc/ssr'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server.edge'
import { prerenderToNodeStream } from 'react-dom/static'
import type { Payload } from '../wire.ts'

/** Hears of what a component throws, in place of the terminal. */
type OnError = (error: unknown) => void

/** The site path of the browser's entry. */
export function entryHref(): string {
  // Vite knows it as an address, its base path in front.
  return getClientEntryUrl().slice(import.meta.env.BASE_URL.length - 1)
}

/** The HTML of a payload's body: what the browser draws of it, drawn beforehand. */
export async function renderRegion(flight: ReadableStream<Uint8Array>, onError: OnError): Promise<string> {
  const { body } = await createFromReadableStream<Payload>(flight)
  const html = await toHtml(body, onError)
  return html.replace(hints, '')
}

/** React would have the browser fetch the code of islands before all else, which stand as they are until another page is drawn. */
const hints = /^(?:<link rel="modulepreload"[^>]*>)+/

/** The HTML of elements, without the detour of a payload. */
export function markup(elements: ReactNode): string {
  return renderToStaticMarkup(elements)
}

/** The HTML of a whole document. */
export async function renderDocument(flight: ReadableStream<Uint8Array>, onError: OnError): Promise<string> {
  return toHtml(await createFromReadableStream<ReactNode>(flight), onError)
}

async function toHtml(node: ReactNode, onError: OnError): Promise<string> {
  const { prelude } = await prerenderToNodeStream(node, { onError })
  return text(prelude)
}
