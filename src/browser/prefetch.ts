import { isPage } from './own-links.ts'
import { payloadText } from './payloads.ts'

/** How long the pointer rests on a link before it counts as interest, in milliseconds. */
const restingTime = 60

/** Fetches the pages of links ahead: those near the viewport one by one, those the reader points at straight away. */
export function watchLinks(): void {
  if (isSlow()) return
  let resting: ReturnType<typeof setTimeout> | undefined
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting)
    const link = linkAt(target)
    if (link) resting = setTimeout(() => prefetch(link), restingTime)
  })
  for (const intent of ['focusin', 'touchstart']) {
    document.addEventListener(intent, ({ target }) => prefetch(linkAt(target)), { passive: true })
  }
  watchViewport()
}

/** Links near the viewport, at idle times and one at a time; `observeLinks` is for links that a navigation brings. */
let observer: IntersectionObserver | undefined
function watchViewport(): void {
  const queue: HTMLAnchorElement[] = []
  let isRunning = false
  const run = async () => {
    isRunning = true
    for (let link = queue.shift(); link; link = queue.shift()) {
      await new Promise((resolve) => requestIdle(resolve))
      await prefetch(link)
    }
    isRunning = false
  }
  observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer?.unobserve(target)
        queue.push(target as HTMLAnchorElement)
      }
      if (!isRunning) void run()
    },
    { rootMargin: '100px' },
  )
  observeLinks()
}

/** Watches the links of the page in hand. */
export function observeLinks(): void {
  if (!observer) return
  observer.disconnect()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]'))
    if (linkAt(link)) observer.observe(link)
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link && isPage(link.href) && link.pathname !== location.pathname ? link : undefined
}

async function prefetch(link: HTMLAnchorElement | undefined): Promise<void> {
  if (!link || isSlow()) return
  await payloadText(link.pathname, 'low').catch(() => undefined)
}

/** A reader who saves data, or whose connection is any `2g`, gets nothing ahead. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

function requestIdle(run: (value?: unknown) => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => run(), { timeout: 1000 })
  else setTimeout(run, 50)
}
