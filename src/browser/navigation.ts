import { announce } from './announce.ts'
import { pickLanguage } from './code-language.ts'
import { showCurrentLink } from './menu.ts'
import { isPage } from './own-links.ts'
import { observeLinks } from './prefetch.ts'
import { withProgress } from './progress.ts'
import { reveal } from './reveal.ts'

/** What the React part does for a navigation: fetch a page, then draw it. */
export interface Pages {
  readonly load: (path: string) => Promise<LoadedPage>
}

export interface LoadedPage {
  readonly title: string
  readonly section: string | undefined
  /** Draws it; resolves when it is on the screen. */
  readonly show: () => Promise<void>
}

/** The page in hand was left by a full load on purpose, so the next `navigate` event is not ours. */
let isLeaving = false

/**
 * Follows links without loading whole pages, by the Navigation API: history, scroll and the address stay the browser's
 * work. Without that API nothing is done here, and links load pages as they always have.
 */
export function watchNavigation(pages: () => Promise<Pages>): void {
  if (!('navigation' in globalThis)) return
  navigation.addEventListener('navigate', (event) => {
    if (!isOurs(event)) return
    const { url } = event.destination
    const loading = withProgress(pages().then(({ load }) => load(new URL(url).pathname)))
    loading.catch(() => undefined)
    const isTraversal = event.navigationType === 'traverse'
    event.intercept({
      focusReset: 'manual',
      // The address changes when the page is there, so a failure leaves the reader where they are.
      ...(canWait() &&
        event.cancelable &&
        !isTraversal && { precommitHandler: () => orLeave(loading, event) }),
      handler: async () => {
        const page = await orLeave(loading, event)
        await page?.show()
        if (page) arrived(page, new URL(url).hash)
      },
    } as NavigationInterceptOptions)
  })
}

function isOurs(event: NavigateEvent): boolean {
  const isElsewhere =
    !event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData !== null
  if (isElsewhere || isLeaving || event.navigationType === 'reload') return false
  const { pathname } = new URL(event.destination.url)
  return isPage(event.destination.url) && pathname !== location.pathname
}

/** Whether the browser can keep the old address until the new page is there. */
function canWait(): boolean {
  return 'NavigationPrecommitController' in globalThis
}

/** A page that cannot be had this way is loaded whole; offline the page in hand stays. */
async function orLeave(loading: Promise<LoadedPage>, event: NavigateEvent): Promise<LoadedPage | undefined> {
  try {
    return await loading
  } catch (error) {
    if (event.signal.aborted) throw error
    if (!navigator.onLine) {
      announceOffline()
      throw error
    }
    isLeaving = true
    if (event.navigationType === 'traverse') location.reload()
    else if (event.navigationType === 'replace') location.replace(event.destination.url)
    else location.assign(event.destination.url)
    return new Promise(() => undefined)
  }
}

function announceOffline(): void {
  const text = 'You are offline. This page has not been loaded yet.'
  const notice = document.createElement('p')
  notice.className = 'offline'
  notice.textContent = text
  document.querySelector('.offline')?.remove()
  document.body.append(notice)
  announce(text)
  addEventListener('online', () => notice.remove(), { once: true })
  setTimeout(() => notice.remove(), 6000)
}

/** The parts outside the region follow, and the reader's place is set. */
function arrived({ title, section }: LoadedPage, hash: string): void {
  document.title = title
  for (const link of document.querySelectorAll<HTMLElement>('[data-navbar] [data-section]')) {
    if (link.dataset.section === section) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
  document.querySelector('[data-navbar]')?.toggleAttribute('data-hidden', false)
  pickLanguage()
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  if (target) reveal(target)
  const focus = target ?? document.querySelector<HTMLElement>('main h1')
  focus?.focus({ preventScroll: true })
  showCurrentLink()
  observeLinks()
  announce(title)
}
