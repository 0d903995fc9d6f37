import { regionId } from '../../wire.ts'
import { whenIdle } from '../platform/idle.ts'
import { renderFirstView } from './first-view.ts'

/** The page that is laid out invisibly behind the current one, if any. */
let prerendered: HTMLElement | undefined

/** Lays out the beginning of a page invisibly behind the current one, so that showing it takes one frame. */
export function prerender(region: HTMLElement): void {
  discardPrerender()
  prerendered = region
  renameOptions(region)
  region.dataset.beside = ''
  document.getElementById(regionId)?.after(region)
  renderFirstView(region)
}

/** Discards a prerendered page that wasn't opened. */
export function discardPrerender(): void {
  prerendered?.remove()
  prerendered = undefined
}

/** Replaces the current page with another one, prerendered or not. */
export function replaceRegion(region: HTMLElement): void {
  const oldRegion = document.getElementById(regionId)
  delete region.dataset.beside
  if (prerendered !== region) {
    discardPrerender()
    oldRegion?.replaceWith(region)
    return
  }
  prerendered = undefined
  // The region is emptied now and removed later, because removing an element of the body would restyle the whole page.
  oldRegion?.removeAttribute('id')
  oldRegion?.replaceChildren()
  whenIdle().then(() => oldRegion?.remove())
}

let prerenderCount = 0

/** Renames the radio buttons of a page, so that they don't share a group with the current page's (HTML, 4.10.5.1.16). */
function renameOptions(region: HTMLElement): void {
  prerenderCount++
  for (const option of region.querySelectorAll<HTMLInputElement>('[type="radio"]:not([data-island] *)')) {
    option.name = `${prerenderCount} ${option.name}`
  }
}
