import { listen } from './listen.ts'
import { isPage } from './own-links.ts'
import { payloadText } from './payloads.ts'

/** How long the pointer rests on a link before it counts as interest, in milliseconds. */
const restingTime = 60

/** Pages that were fetched ahead, so that none is twice, even when its text has been let go. */
const fetched = new Set<string>()

let observer: IntersectionObserver | undefined

/** Fetches the pages of links ahead: those near the viewport one by one, those the reader points at straight away. */
export function watchLinks(): void {
  let resting: ReturnType<typeof setTimeout> | undefined
  listen('pointerover', (target) => {
    clearTimeout(resting)
    resting = setTimeout(() => prefetch(linkAt(target)), restingTime)
  })
  for (const intent of ['focusin', 'touchstart'] as const)
    listen(intent, (target) => prefetch(linkAt(target)))
  observer = new IntersectionObserver(fetchInTurn(), { rootMargin: '100px' })
  observeLinks()
}

/** Watches the links of the page in hand. */
export function observeLinks(): void {
  observer?.disconnect()
  for (const link of document.querySelectorAll('a[href^="/"]')) if (linkAt(link)) observer?.observe(link)
}

/** Links that come near the viewport wait for idle times and for each other. */
function fetchInTurn(): IntersectionObserverCallback {
  let turn = Promise.resolve()
  return (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer?.unobserve(target)
      turn = turn.then(idle).then(() => prefetch(linkAt(target)))
    }
  }
}

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null
  return link && isPage(link.href) && link.pathname !== location.pathname ? link : undefined
}

async function prefetch(link: HTMLAnchorElement | undefined): Promise<void> {
  if (!link || isSlow() || fetched.has(link.pathname)) return
  fetched.add(link.pathname)
  await payloadText(link.pathname, 'low').catch(() => fetched.delete(link.pathname))
}

/** A reader who saves data, or whose connection is any `2g`, gets nothing ahead. */
function isSlow(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType ?? '').includes('2g')
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
}
