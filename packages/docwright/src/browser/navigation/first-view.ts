import { regionId } from '../../wire.ts'
import { whenIdle } from '../platform/idle.ts'

/** The parts of a page's text, from top to bottom. A nested part follows the part around it. */
const partSelector = 'main > .prose > *, main :is([data-level], [data-field])'

/** How many parts are laid out at a time until the window is full. */
const batchSize = 8

/**
 * Marks all but the first parts of a page that isn't shown yet. The style sheet skips their layout (`[data-later]` in
 * `styles/browser.css`).
 */
export function deferBelowFirstView(region: HTMLElement): void {
  for (const part of [...region.querySelectorAll<HTMLElement>(partSelector)].slice(batchSize)) {
    part.dataset.later = ''
  }
}

/** Lays out as much of a page as fills the window from the top. */
export function renderFirstView(region: HTMLElement): void {
  const end = region.getBoundingClientRect().top + innerHeight
  const deferred = [...listDeferredParts(region)]
  while (deferred[0] && deferred[0].getBoundingClientRect().top < end) layOut(deferred.splice(0, batchSize))
}

/** Lays out the rest of the current page when the browser is idle. The page is looked up only then, so that a page that was left isn't kept in memory. */
export function renderRestWhenIdle(): void {
  whenIdle().then(() => renderRest(document.getElementById(regionId)!))
}

/** Lays out the whole page at once, for a page that isn't shown from its top: at a hash, or after going back. */
export function renderRest(region: HTMLElement): void {
  layOut(listDeferredParts(region))
}

function listDeferredParts(region: HTMLElement): readonly HTMLElement[] {
  return [...region.querySelectorAll<HTMLElement>('[data-later]')]
}

function layOut(parts: readonly HTMLElement[]): void {
  for (const part of parts) delete part.dataset.later
}
