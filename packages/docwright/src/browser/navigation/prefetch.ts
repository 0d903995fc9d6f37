import { preloadAllStyles } from '../platform/all-styles.ts'
import { pageHref } from '../platform/base-path.ts'
import { beforeTimeout } from '../platform/before-timeout.ts'
import { isSlow } from '../platform/connection.ts'
import { idle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { cancelPrerender, prefetchPage, prerenderPage } from './pages.ts'
import { payloadOf } from './payloads.ts'

/** How long the pointer rests on a link before it counts as interest, in milliseconds. */
const restingTime = 60

/** Pages that were prefetched. None is prefetched twice, even if its payload has been discarded. */
const fetched = new Set<string>()

/**
 * Events that only a reader causes, and nothing that the page does itself: before the first, nothing is fetched, since
 * the page may never be read.
 */
const signsOfLife = ['pointermove', 'touchstart', 'wheel', 'keydown', 'focusin'] as const

let observer: IntersectionObserver | undefined

/**
 * The addresses of the pages to fetch next, from links near the viewport. The queue has addresses rather than elements,
 * because an element would keep its whole page in memory after the reader has left it.
 */
let waiting: string[] = []

let isFetching = false

/**
 * Fetches the pages of links ahead: from the reader's first sign of life those near the viewport one by one, those that
 * they point at straight away, which are then drawn.
 */
export function watchLinks(): void {
  const want = (href: string | undefined) => {
    if (href === undefined || isSlow()) return
    prefetch(href)
    prefetchPage(href)
  }
  let resting: ReturnType<typeof setTimeout> | undefined
  listen('pointerover', (target) => {
    clearTimeout(resting)
    resting = setTimeout(() => want(hrefOf(target)), restingTime)
  })
  listen('focusin', (target) => want(hrefOf(target)))
  let pressed: string | undefined
  listen('pointerdown', (target, { button }) => {
    pressed = button === 0 ? hrefOf(target) : undefined
    want(pressed)
    if (pressed !== undefined) prerenderPage(pressed, () => pressed !== undefined)
  })
  for (const end of ['pointerup', 'pointercancel'] as const) {
    listen(end, () => {
      pressed = undefined
      // A tap's click comes a little after its end.
      idle().then(cancelPrerender)
    })
  }
  const begin = new AbortController()
  const live = () => {
    // With a reason: the error that stands in for one keeps its stack, and with it the page that was shown during the call.
    begin.abort('The reader is here.')
    if (!isSlow()) preloadAllStyles()
    observer = new IntersectionObserver(queue, { rootMargin: '100px' })
    observeLinks()
  }
  for (const sign of signsOfLife) {
    addEventListener(sign, live, { capture: true, passive: true, signal: begin.signal })
  }
}

/** Watches the links of the current page. Clears the queue, because the previous page's links are gone. */
export function observeLinks(): void {
  waiting = []
  observer?.disconnect()
  for (const link of document.querySelectorAll('a[href^="/"]')) {
    if (hrefOf(link) !== undefined) observer?.observe(link)
  }
}

function queue(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue
    observer?.unobserve(target)
    const href = hrefOf(target)
    if (href !== undefined) waiting.push(href)
  }
  if (!isFetching) fetchWaiting()
}

/** Fetches one page after the other when the browser is idle; one that stalls doesn't hold up the others. */
async function fetchWaiting(): Promise<void> {
  isFetching = true
  while (waiting.length > 0) {
    await idle()
    await beforeTimeout(prefetch(waiting.shift())).catch(() => undefined)
  }
  isFetching = false
}

/** The page that a link leads to; undefined for what isn't a link to another page. */
function hrefOf(target: EventTarget | null): string | undefined {
  // A link inside a drawing is none of HTML, and has its address in another form.
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a:not(svg a)') : null
  return link && link.pathname !== location.pathname ? pageHref(link.href) : undefined
}

async function prefetch(href: string | undefined): Promise<void> {
  if (href === undefined || isSlow() || fetched.has(href)) return
  fetched.add(href)
  await payloadOf(href, 'low').catch(() => fetched.delete(href))
}
