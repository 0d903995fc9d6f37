import { preloadAllStyles } from '../platform/all-styles.ts'
import { toPageHref } from '../platform/base-path.ts'
import { isSlow } from '../platform/connection.ts'
import { whenIdle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { cancelPrerender, prefetchPage, prerenderPage } from './pages.ts'
import { loadPayload } from './payloads.ts'

/** How long the pointer must rest on a link before its page is fetched, in milliseconds. */
const hoverDelayMs = 60

/** Pages that were prefetched. None is prefetched twice, even if its payload has been discarded. */
const prefetchedHrefs = new Set<string>()

/** Events that only a reader causes. Nothing is fetched before the first of them, because the page may never be read. */
const readerEvents = ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

let observer: IntersectionObserver | undefined

/**
 * The addresses of the pages to fetch next, from links near the viewport. The queue has addresses rather than elements,
 * because an element would keep its whole page in memory after the reader has left it.
 */
let queuedHrefs: string[] = []

let isFetching = false

/**
 * Fetches pages in advance. After the reader's first action, fetches pages of links near the viewport one by one. Pages of links
 * that the reader points at are fetched immediately and rendered.
 */
export function watchLinks(): void {
  const fetchAhead = (href: string | undefined) => {
    if (href === undefined || isSlow()) return
    prefetch(href)
    prefetchPage(href)
  }
  let hoverTimer: ReturnType<typeof setTimeout> | undefined
  listen('pointerover', (target) => {
    clearTimeout(hoverTimer)
    hoverTimer = setTimeout(() => fetchAhead(findHref(target)), hoverDelayMs)
  })
  listen('focusin', (target) => fetchAhead(findHref(target)))
  let pressed: string | undefined
  listen('pointerdown', (target, { button }) => {
    pressed = button === 0 ? findHref(target) : undefined
    fetchAhead(pressed)
    if (pressed !== undefined) prerenderPage(pressed, () => pressed !== undefined)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    listen(end, () => {
      pressed = undefined
      // A tap's click event follows slightly after the touch ends.
      whenIdle().then(cancelPrerender)
    })
  }
  const waiting = new AbortController()
  const start = () => {
    // Passes a reason, because the default error would keep its stack, and with it the page that was shown during the call.
    waiting.abort('The reader is here.')
    if (!isSlow()) preloadAllStyles()
    observer = new IntersectionObserver(queueVisibleLinks, { rootMargin: '100px' })
    observeLinks()
  }
  for (const type of readerEvents) {
    addEventListener(type, start, { capture: true, passive: true, signal: waiting.signal })
  }
}

/** Watches the links of the current page. Clears the queue, because the previous page's links are gone. */
export function observeLinks(): void {
  queuedHrefs = []
  observer?.disconnect()
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    if (findHref(link) !== undefined) observer?.observe(link)
  }
}

function queueVisibleLinks(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    const href = findHref(target)
    if (href !== undefined) queuedHrefs.push(href)
  }
  if (!isFetching) fetchQueued()
}

/** Fetches one page after the other when the browser is idle. A stalled fetch doesn't hold up the others. */
async function fetchQueued(): Promise<void> {
  isFetching = true
  while (queuedHrefs.length > 0) {
    await whenIdle()
    await rejectAfterTimeout(prefetch(queuedHrefs.shift())).catch(() => undefined)
  }
  isFetching = false
}

/** Returns the page that a link leads to, or undefined if it doesn't lead to another page. */
function findHref(target: EventTarget | null): string | undefined {
  // A link inside an SVG isn't an HTML link, and has its address in another form.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg a)') : null
  return link && link.pathname !== location.pathname ? toPageHref(link.href) : undefined
}

async function prefetch(href: string | undefined): Promise<void> {
  if (href === undefined || isSlow() || prefetchedHrefs.has(href)) return
  prefetchedHrefs.add(href)
  await loadPayload(href, 'low').catch(() => prefetchedHrefs.delete(href))
}
