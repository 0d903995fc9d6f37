import { toPageHref } from '../platform/base-path.ts'
import { showNotice } from '../platform/notice.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { afterNavigation } from './after-navigation.ts'
import { renderFirstView, renderRest, renderRestWhenIdle } from './first-view.ts'
import { savePageState } from './page-state.ts'
import { loadPage, showPage } from './pages.ts'
import { discardPrerender } from './prerender.ts'

/** Loads that are shorter than this, in milliseconds, show no progress bar. */
const spinnerDelayMs = 200

/** Whether the next `navigate` event is caused by this module, and left to the browser. */
let isLeaving = false

/**
 * Follows links without loading whole documents, by the Navigation API. The browser still manages history, scroll, and address.
 * Without that API, links load documents as usual.
 */
export function watchNavigation(): void {
  if (!('navigation' in globalThis)) return
  // A document that was left may return from the browser's back/forward cache.
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  navigation.addEventListener('navigate', (event) => {
    const href = findInternalHref(event)
    const isWaiting = href !== undefined && canDeferCommit(event)
    if (!isWaiting) savePageState()
    if (href === undefined) return
    const { hash } = new URL(event.destination.url)
    const from = navigation.currentEntry?.key
    const loading = showProgress(rejectAfterTimeout(loadPage(href)), event.signal)
    const page = () => loading.catch((error) => fallBackToPageLoad(error, { event, from }))
    event.signal.addEventListener('abort', discardPrerender)
    event.intercept({
      focusReset: 'manual',
      // The address changes only when the page is loaded, so after a failure the reader stays where they are.
      ...(isWaiting && { precommitHandler: () => page().then(savePageState) }),
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

/** Returns the page that a navigation leads to, if this module should handle it. */
function findInternalHref(event: NavigateEvent): string | undefined {
  const isElsewhere =
    !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null
  if (isElsewhere || isAddressChange(event)) return undefined
  if (isLeaving || event.navigationType === 'reload') return undefined
  return toPageHref(event.destination.url)
}

/**
 * Checks whether a script only changes the hash in the address (`enhancements/variant-address.ts`). A reader's press on a link to
 * the current address also replaces the history entry, but shows the page again.
 */
function isAddressChange({ navigationType, destination, userInitiated }: NavigateEvent): boolean {
  const { pathname, search } = new URL(destination.url)
  const isSamePage = pathname === location.pathname && search === location.search
  return navigationType === 'replace' && destination.sameDocument && !userInitiated && isSamePage
}

/** Checks whether the browser can keep the old address until the new page is loaded. */
function canDeferCommit({ cancelable, navigationType }: NavigateEvent): boolean {
  return 'NavigationPrecommitController' in globalThis && cancelable && navigationType !== 'traverse'
}

/** Falls back to a full page load; when offline, keeps the current page. Never resolves. */
function fallBackToPageLoad(
  error: unknown,
  { event, from }: { event: NavigateEvent; from: string | undefined },
): Promise<never> {
  if (event.signal.aborted) throw error
  const { destination, navigationType } = event
  const isTraversal = navigationType === 'traverse'
  isLeaving = true
  if (!navigator.onLine) {
    showNotice("You're offline. This page hasn't been loaded yet.")
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

/** Shows a progress bar after 200 ms, until the work succeeds, fails, or is aborted. */
function showProgress<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
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
