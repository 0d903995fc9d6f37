import { regionId } from '../../wire.ts'
import { idle } from '../platform/idle.ts'
import { renderFirstView } from './first-view.ts'

/** A page that is laid out, but unseen, behind the one in hand. */
let prerendered: HTMLElement | undefined

/** Lays out the beginning of a page behind the one in hand, unseen, so that to show it takes a frame. */
export function prerender(region: HTMLElement): void {
  discardPrerender()
  prerendered = region
  tellApart(region)
  region.dataset.beside = ''
  document.getElementById(regionId)?.after(region)
  renderFirstView(region)
}

/** Takes a page that was laid out away again, when it hasn't been asked for. */
export function discardPrerender(): void {
  prerendered?.remove()
  prerendered = undefined
}

/** Puts a page, laid out or not, in the place of the one in hand. */
export function replaceRegion(region: HTMLElement): void {
  const left = document.getElementById(regionId)
  delete region.dataset.beside
  if (prerendered !== region) {
    discardPrerender()
    left?.replaceWith(region)
    return
  }
  prerendered = undefined
  // Emptied now, and taken out later: with an element less in the body, all of the page would be styled anew.
  left?.removeAttribute('id')
  left?.replaceChildren()
  idle().then(() => left?.remove())
}

let pagesBeside = 0

/** Makes the options of a page groups of their own, that they leave those of a page next to it as they are (HTML, 4.10.5.1.16). */
function tellApart(region: HTMLElement): void {
  pagesBeside++
  for (const option of region.querySelectorAll<HTMLInputElement>('[type="radio"]:not([data-island] *)')) {
    option.name = `${pagesBeside} ${option.name}`
  }
}
