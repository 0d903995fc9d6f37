import { pageHref } from '../platform/base-path.ts'
import { beforeTimeout } from '../platform/before-timeout.ts'
import { notice } from '../platform/notice.ts'
import { afterNavigation } from './after-navigation.ts'
import { renderFirstView, renderRest, renderRestWhenIdle } from './first-view.ts'
import { keepChoices } from './kept-choices.ts'
import { loadPage, showPage } from './pages.ts'
import { discardPrerender } from './prerender.ts'

/** A load shorter than this shows no bar, in milliseconds. */
const spinnerDelayMs = 200

/** The next `navigate` event is our own, and the browser's to carry out. */
let isLeaving = false

/**
 * Follows links without loading whole pages, by the Navigation API: history, scroll and the address stay the browser's
 * work. Without that API nothing is done here, and links load pages as they always have.
 */
export function watchNavigation(): void {
  if (!('navigation' in globalThis)) return
  // A page that was left for a whole one may come back from the browser's cache.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  navigation.addEventListener('navigate', (event) => {
    const href = ownHref(event)
    const isWaiting = href !== undefined && canWait(event)
    if (!isWaiting) keepChoices()
    if (href === undefined) return
    const { hash } = new URL(event.destination.url)
    const from = navigation.currentEntry?.key
    const loading = withProgress(beforeTimeout(loadPage(href)), event.signal)
    const page = () => loading.catch((error) => giveUp(error, { event, from }))
    event.signal.addEventListener('abort', discardPrerender)
    event.intercept({
      focusReset: 'manual',
      // The address changes when the page is there, so a failure leaves the reader where they are.
      ...(isWaiting && { precommitHandler: () => page().then(keepChoices) }),
      handler: async () => {
        const loaded = await page()
        const isReturn = event.navigationType === 'traverse'
        const isFromTop = !isReturn && hash === ''
        if (!isFromTop) renderRest(loaded.region)
        showPage(loaded)
        afterNavigation({ ...loaded, hash, isReturn })
        if (!isFromTop) return
        renderFirstView(loaded.region)
        renderRestWhenIdle()
      },
    } as NavigationInterceptOptions)
  })
}

/** The page that a navigation leads to, when it is for us to show. */
function ownHref(event: NavigateEvent): string | undefined {
  const isElsewhere =
    !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null
  if (isElsewhere || isLeaving || event.navigationType === 'reload') return undefined
  return pageHref(event.destination.url)
}

/** Whether the browser can keep the old address until the new page is there. */
function canWait({ cancelable, navigationType }: NavigateEvent): boolean {
  return 'NavigationPrecommitController' in globalThis && cancelable && navigationType !== 'traverse'
}

/** Falls back to a full page load; when offline, keeps the current page. Never resolves. */
function giveUp(
  error: unknown,
  { event, from }: { event: NavigateEvent; from: string | undefined },
): Promise<never> {
  if (event.signal.aborted) throw error
  const { destination, navigationType } = event
  const isTraversal = navigationType === 'traverse'
  isLeaving = true
  if (!navigator.onLine) {
    notice("You're offline. This page hasn't been loaded yet.")
    // The address already names the next page, so return to the current one.
    const back = isTraversal && from !== undefined ? navigation.traverseTo(from).finished : undefined
    Promise.resolve(back).finally(() => {
      isLeaving = false
    })
    throw error
  }
  if (isTraversal) location.reload()
  else if (navigationType === 'replace') location.replace(destination.url)
  else location.assign(destination.url)
  return new Promise(() => undefined)
}

/** Shows a bar from 200 ms on, until the work is done, has failed, or is wanted no more. */
function withProgress<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const bar = document.createElement('div')
  bar.dataset.progress = ''
  bar.role = 'progressbar'
  bar.ariaLabel = 'Loading the page'
  const timer = setTimeout(() => document.body.append(bar), spinnerDelayMs)
  const stop = () => {
    clearTimeout(timer)
    bar.remove()
  }
  signal.addEventListener('abort', stop)
  return work.finally(stop)
}
