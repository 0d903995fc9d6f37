import { decoded } from '../../url/decoded.ts'
import { applyAllStyles } from '../platform/all-styles.ts'
import { idle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { pickExample } from './same-example.ts'

/** Leads to the element that the address names. */
export function watchTarget(): void {
  const followAddress = () => {
    const target = targetOf(location.hash)
    if (target) scrollToTarget(target)
  }
  addEventListener('hashchange', followAddress)
  followAddress()
  // Before a frame, and until the page is whole, the browser follows the address itself, and lets go of the focus where it
  // names what takes none.
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      const target = document.activeElement === document.body ? targetOf(location.hash) : null
      if (target) focusOn(target)
    })
  })
  listen('click', (target) => {
    const row = target.closest('summary')?.parentElement
    if (row) row.dataset.pressed = ''
  })
}

/** Opens what hides an element, folded details or unpicked variants, and puts the focus on it. */
export function scrollToTarget(target: HTMLElement): void {
  if (reveal(target)) target.scrollIntoView()
  focusOn(target)
  updateFieldPath(target)
}

/** What has a way down to it: a field in another, or in one of several variants of a body. */
const innerField = ':is([data-field], [data-variant]) [data-field]'

/** What is written over a field comes when all else has: the room for it is there from the first frame. */
export function updateFieldPath(target: HTMLElement): void {
  const field = target.closest<HTMLElement>(innerField)
  if (!field && !document.querySelector('[data-way]')) return
  idle()
    .then(() => Promise.all([import('./field-path.ts'), applyAllStyles()]))
    .then(
      ([{ showFieldPath: showWayDown }]) => showWayDown(field),
      () => undefined,
    )
}

/** Puts the focus on what isn't a control too, so that the keyboard goes on from there. */
export function focusOn(target: HTMLElement): void {
  const shown = shownAt(target)
  // The browser lets go of what is hidden until it is found, though the style sheet shows it; its name links to it.
  const focused = shown.matches('div[data-variant]') ? (shown.querySelector('a') ?? shown) : shown
  if (focused.tabIndex < 0) focused.tabIndex = -1
  focused.focus({ preventScroll: true })
}

/** Where the row of a field has further addresses. */
const rowParts = '[data-field] > :is(details, p), [data-field] > details > summary'

/** Returns the element to show for an address. An element's second address belongs to a part of it, or to an empty element in it. */
function shownAt(target: HTMLElement): HTMLElement {
  if (target.hasChildNodes()) return target.matches(rowParts) ? target.closest('[data-field]')! : target
  return target.parentElement ?? target
}

/** The element that the end of an address names, if there is one. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

/** Picks the example of a request that an address leads to. */
function pickNamed({ dataset: { place }, parentElement: part }: HTMLElement): boolean {
  const options = part?.querySelectorAll<HTMLInputElement>('[name$="request.example"]') ?? []
  const option = [...options].find(({ value, checked }) => value === place && !checked)
  if (option) pickExample(option)
  return option !== undefined
}

/** Opens what hides an element at once, and what is folded as all of a section, whatever moves when a reader opens it; whether anything had to be opened. */
export function reveal(target: HTMLElement): boolean {
  let isChanged = pickNamed(target)
  const row = shownAt(target).querySelector<HTMLElement>(':scope[data-field] > details')
  const fold = target.matches('h2')
    ? target.parentElement?.querySelector(':scope > h2 + :last-child > details')
    : null
  for (let element: Element | null = row ?? fold ?? target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      delete element.dataset.pressed
      element.open = true
      isChanged = true
    }
    const radio = element.matches('[data-tab]')
      ? element.querySelector<HTMLInputElement>(':scope > label > input')
      : null
    if (radio && !radio.checked) {
      radio.checked = true
      isChanged = true
    }
  }
  return isChanged
}
