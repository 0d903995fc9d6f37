import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import { startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { decodeFlight, type Payload, regionId } from '../wire.ts'
import type { LoadedPage, Pages } from './navigation.ts'
import { forgetPayload, payloadText } from './payloads.ts'
import { drawWith } from './try-again.ts'

let setShown: ((payload: Payload) => void) | undefined
let onShown: (() => void) | undefined

/** Hydrates the region and offers to draw other pages in it. The one module that loads React. */
export async function startPages(): Promise<Pages> {
  const region = document.getElementById(regionId)
  if (!region?.dataset.href) throw new Error('The document has no region to hydrate.')
  // Not the location: an unknown address shows the not-found page.
  const payload = await currentPayload(region.dataset.href)
  await new Promise<void>((resolve) => {
    onShown = resolve
    startTransition(() => {
      hydrateRoot(region, <Region first={payload} />)
    })
  })
  drawWith(async (href) => {
    forgetPayload(href)
    await show(await currentPayload(href))
  })
  return { load }
}

function Region({ first }: { first: Payload }) {
  const [shown, show] = useState(first)
  setShown = show
  // Before the paint, so that what follows the page is in its first frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs whenever another page has been drawn
  useLayoutEffect(() => onShown?.(), [shown])
  return shown.body
}

async function load(path: string): Promise<LoadedPage> {
  const payload = await currentPayload(path)
  return { title: payload.title, section: payload.section, show: () => show(payload) }
}

/** A payload of the build that the document in hand is of. */
async function currentPayload(path: string): Promise<Payload> {
  const payload = await readPayload(path)
  if (payload.build === document.documentElement.dataset.build) return payload
  throw new Error('The site has been published anew.')
}

function show(payload: Payload): Promise<void> {
  return new Promise((resolve) => {
    onShown = resolve
    startTransition(() => setShown?.(payload))
  })
}

async function readPayload(path: string): Promise<Payload> {
  const text = await payloadText(path)
  try {
    const { body } = new Response(decodeFlight(text))
    return await createFromReadableStream<Payload>(body!)
  } catch (error) {
    forgetPayload(path)
    throw error
  }
}

if (import.meta.hot) {
  import.meta.hot.on('rsc:update', async () => {
    forgetPayload(location.pathname)
    const payload = await readPayload(location.pathname)
    document.title = payload.title
    await show(payload)
  })
}
