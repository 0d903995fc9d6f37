import type { Payload } from '../../wire.ts'
import { regionId } from '../../wire.ts'
import { showFieldLinksOnTouch } from '../enhancements/field-links.ts'
import { makeVariantsFindable } from '../enhancements/findable.ts'
import { watchScrollers } from '../enhancements/scrollers.ts'
import { updateIslandsAfterNavigation } from '../islands/watch-islands.ts'
import { applyAllStyles } from '../platform/all-styles.ts'
import { toSitePath } from '../platform/base-path.ts'
import { listen } from '../platform/listen.ts'
import { trustHtml } from '../platform/trusted-types.ts'
import { deferBelowFirstView, renderRest } from './first-view.ts'
import { applyFontEverywhere, applyNextFont } from './next-font.ts'
import { clearPayloads, loadPayload } from './payloads.ts'
import { discardPrerender, prerender, replaceRegion } from './prerender.ts'
import { preserveSidebar, unmarkCurrentPage } from './sidebar-state.ts'

/** A page that is rendered but not shown yet, ready to replace the current one. */
interface LoadedPage {
  readonly title: string
  readonly section: string | undefined
  readonly region: HTMLElement
}

/** The page that the reader is likely to open next. Only one is kept, because each has as many elements as a document. */
let prefetchedPage: { readonly href: string; readonly page: Promise<LoadedPage> } | undefined

/**
 * Fetches and renders a page in advance, so that a click only has to show it. A failure is reported only if the reader opens the
 * page.
 */
export function prefetchPage(href: string): void {
  if (prefetchedPage?.href === href) return
  const page = fetchAndRender(href)
  prefetchedPage = { href, page }
  page.catch(() => {
    if (prefetchedPage?.page === page) prefetchedPage = undefined
  })
}

/** Lays out a prefetched page, unless it's no longer wanted by then. */
export function prerenderPage(href: string, isWanted: () => boolean): void {
  if (prefetchedPage?.href !== href) return
  const { page } = prefetchedPage
  page.then(
    ({ region }) => {
      if (prefetchedPage?.page === page && isWanted()) prerender(region)
    },
    () => undefined,
  )
}

/** Discards a page that was laid out for a link that wasn't clicked. */
export function cancelPrerender(): void {
  if (prefetchedPage) discardPrerender()
}

/** Fetches and renders a page, unless that has been done in advance. */
export function loadPage(href: string): Promise<LoadedPage> {
  const page = prefetchedPage?.href === href ? prefetchedPage.page : fetchAndRender(href)
  // A prerendered page is shown at most once; after this navigation, it's no longer needed.
  prefetchedPage = undefined
  return page
}

/** Replaces the current page with a loaded one. */
export function showPage({ region }: LoadedPage): void {
  const restoreSidebar = preserveSidebar()
  replaceRegion(region)
  restoreSidebar()
  applyFontEverywhere(region)
}

/**
 * Fetches and renders the current page again, and discards every payload that was fetched before. If the reader leaves the page
 * meanwhile, nothing is shown.
 */
export async function reloadPage(): Promise<void> {
  clearPayloads()
  prefetchedPage = undefined
  const { pathname } = location
  const page = await fetchAndRender(toSitePath(pathname) ?? '/')
  if (location.pathname !== pathname) return
  document.title = page.title
  renderRest(page.region)
  showPage(page)
  updateIslandsAfterNavigation()
}

/** Renders a page that crashed again when the reader asks for it. */
export function watchRetry(): void {
  listen('click', (target) => {
    if (!target.closest('[data-try-again]')) return
    reloadPage().then(
      () => document.querySelector<HTMLElement>('main h1')?.focus(),
      // If the page can't be loaded, the current one remains.
      () => undefined,
    )
  })
}

/** Fetches a page and renders it in a new region. Throws if the page and the document are from different builds. */
async function fetchAndRender(href: string): Promise<LoadedPage> {
  const [{ title, section, build, html }] = await Promise.all([loadPayload(href), applyAllStyles()])
  if (build !== document.documentElement.dataset.build) throw new Error('The site has been republished.')
  return { title, section, region: createRegion(html) }
}

function createRegion(html: Payload['html']): HTMLElement {
  const region = document.createElement('div')
  region.id = regionId
  try {
    region.innerHTML = trustHtml(html)
    makeVariantsFindable(region)
    showFieldLinksOnTouch(region)
    watchScrollers(region)
    deferBelowFirstView(region)
    applyNextFont(region)
    return region
  } catch (error) {
    return createErrorRegion(error)
  }
}

const crashHtml = `<h1 tabindex="-1">This page crashed.</h1>
<p>Something on it couldn't be shown. The rest of the site still works.</p>
<p></p>
<button type="button" data-try-again>Try again</button>`

/** Returns a region for a page that can't be rendered: the current navigation, the error message, and a button to try again. */
function createErrorRegion(error: unknown): HTMLElement {
  const region = document.createElement('div')
  region.id = regionId
  const page = document.querySelector('main')
  const frame = page?.parentElement?.cloneNode()
  if (!page || !(frame instanceof Element)) return region
  const main = document.createElement('main')
  Object.assign(main, { id: 'main', className: `crash ${page.className}`, tabIndex: -1 })
  main.innerHTML = trustHtml(crashHtml)
  main.querySelector('p:last-of-type')!.textContent = error instanceof Error ? error.message : String(error)
  frame.append(...copyNavigation(page), main)
  region.append(frame)
  return region
}

/** Returns a copy of the menu in which no link is marked as the current page. */
function copyNavigation(page: Element): readonly Element[] {
  const menu = page.parentElement?.querySelector('[data-menu]')?.cloneNode(true)
  if (!(menu instanceof Element)) return []
  unmarkCurrentPage(menu)
  return [menu]
}
