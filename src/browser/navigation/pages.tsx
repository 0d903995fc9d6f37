import { createFromReadableStream } from '@vitejs/plugin-rsc/browser'
import type { ReactNode } from 'react'
import { startTransition, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import type { Payload } from '../../wire.ts'
import { decodeFlight, regionId } from '../../wire.ts'
import { allStyles } from '../platform/all-styles.ts'
import { hrefAt } from '../platform/base-path.ts'
import { listen } from '../platform/listen.ts'
import { keepSidebar } from './kept-sidebar.ts'
import type { LoadedPage, Pages } from './navigation.ts'
import { forgetPayload, payloadText } from './payloads.ts'

/** Draws pages from their payloads. The one module that loads React. */
export const pages: Pages = { load, drawAhead }

/** The page that the reader seems to want next; one, since each is a document's worth of elements. */
let ahead: { readonly href: string; readonly page: Promise<LoadedPage> } | undefined

function drawAhead(href: string): void {
  if (ahead?.href === href) return
  const page = fetchAndDraw(href)
  ahead = { href, page }
  page.catch(() => {
    if (ahead?.page === page) ahead = undefined
  })
}

function load(href: string): Promise<LoadedPage> {
  const page = ahead?.href === href ? ahead.page : fetchAndDraw(href)
  // A page is shown once, and what was drawn for a link of the page in hand is wanted no more.
  ahead = undefined
  return page
}

/** Draws a page in a region of its own, which takes the place of the one in hand when it is shown. */
async function fetchAndDraw(href: string): Promise<LoadedPage> {
  const [payload] = await Promise.all([currentPayload(href), allStyles()])
  return draw(payload)
}

/** A payload of the build that the document in hand is of. */
async function currentPayload(href: string): Promise<Payload> {
  const payload = await readPayload(href)
  if (payload.build === document.documentElement.dataset.build) return payload
  throw new Error('The site has been published anew.')
}

async function readPayload(href: string): Promise<Payload> {
  const text = await payloadText(href)
  try {
    const { body } = new Response(decodeFlight(text))
    return await createFromReadableStream<Payload>(body!)
  } catch (error) {
    forgetPayload(href)
    throw error
  }
}

async function draw({ title, section, body }: Payload): Promise<LoadedPage> {
  const region = document.createElement('div')
  region.id = regionId
  region.append(await drawn(body))
  const show = () => {
    const putSidebarBack = keepSidebar()
    document.getElementById(regionId)?.replaceWith(region)
    putSidebarBack()
  }
  return { title, section, region, show }
}

/** A page is drawn once: out of the fragment that React drew it into, its elements are the document's, and no event costs React's time. */
function drawn(body: ReactNode): Promise<DocumentFragment> {
  return new Promise((resolve, reject) => {
    const fragment = document.createDocumentFragment()
    const root = createRoot(fragment, { onUncaughtError: reject })
    // A transition waits for the code of the page's components instead of drawing without them.
    startTransition(() => root.render(<Drawn body={body} then={() => resolve(fragment)} />))
  })
}

/** Says when all of a page has been drawn. */
function Drawn({ body, then }: { body: ReactNode; then: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is drawn once
  useLayoutEffect(then, [])
  return body
}

/** Fetches and draws the page in hand anew. */
async function drawAgain(): Promise<void> {
  const href = hrefAt(location.pathname) ?? '/'
  forgetPayload(href)
  const { title, show } = await draw(await currentPayload(href))
  document.title = title
  show()
}

listen('click', (target) => {
  if (!target.closest('[data-try-again]')) return
  drawAgain().then(
    () => document.querySelector<HTMLElement>('main h1')?.focus(),
    // A page that cannot be had stays as it is.
    () => undefined,
  )
})

if (import.meta.hot) import.meta.hot.on('rsc:update', drawAgain)
