import { decodeUrlPart } from '../../url/decoded.ts'
import { applyAllStyles } from '../platform/all-styles.ts'
import { whenIdle } from '../platform/idle.ts'
import { listen } from '../platform/listen.ts'
import { findNamedElement, getShownElement } from './find-named.ts'
import { pickExample } from './selected-example.ts'

/** Reveals the element in the address, on load and on each change of the hash. */
export function watchTarget(): void {
  const followAddress = () => {
    const target = findTarget(location.hash)
    if (!target) return
    if (target.id === decodeUrlPart(location.hash.slice(1))) scrollToTarget(target)
    // The browser highlights only an element with the exact ID. The changed hash calls this function again.
    else location.replace(`#${encodeURIComponent(target.id)}`)
  }
  addEventListener('hashchange', followAddress)
  followAddress()
  // Until the page is loaded, the browser follows the address itself, and it drops the focus if the target isn't focusable.
  addEventListener('load', () => {
    requestAnimationFrame(() => {
      const target = document.activeElement === document.body ? findTarget(location.hash) : null
      if (target) focusOn(target)
    })
  })
  listen('click', (target) => {
    const row = target.closest('summary')?.parentElement
    if (row) row.dataset.pressed = ''
  })
}

/** Opens whatever hides an element (collapsed details, unpicked variants), scrolls to it, and focuses it. */
export function scrollToTarget(target: HTMLElement): void {
  if (reveal(target) || !document.querySelector(':target')) target.scrollIntoView()
  focusOn(target)
  updateFieldPath(target)
}

/** Elements with a field path: a nested field, and a field in one of a body's variants. */
const nestedField = ':is([data-field], [data-variant]) [data-field]'

/** Shows the field path of the target. Runs last; its space is reserved from the first frame. */
export function updateFieldPath(target: HTMLElement): void {
  const field = target.closest<HTMLElement>(nestedField)
  if (!field && !document.querySelector('[data-way]')) return
  whenIdle()
    .then(() => Promise.all([import('./field-path.ts'), applyAllStyles()]))
    .then(
      ([{ showFieldPath }]) => showFieldPath(field),
      () => undefined,
    )
}

/** Focuses an element even if it isn't a control, so that the keyboard continues from there. */
export function focusOn(target: HTMLElement): void {
  const shown = getShownElement(target)
  // The browser drops the focus of an element that is `hidden=until-found`, even if CSS shows it. Focus its first line
  // instead.
  const focused = shown.matches('div[data-variant]') ? (shown.querySelector('p') ?? shown) : shown
  if (focused.tabIndex < 0) focused.tabIndex = -1
  focused.focus({ preventScroll: true })
}

/** Returns the element that the address's hash names, if any (`findNamedElement`). */
export function findTarget(hash: string): HTMLElement | null {
  return findNamedElement(decodeUrlPart(hash.slice(1)))
}

/** Selects the request example that the address names. */
function pickNamedExample({ dataset: { place }, parentElement: part }: HTMLElement): boolean {
  const options = part?.querySelectorAll<HTMLInputElement>('[name$="request.example"]') ?? []
  const option = [...options].find(({ value, checked }) => value === place && !checked)
  if (option) pickExample(option)
  return option !== undefined
}

/**
 * Opens whatever hides an element, and a field's own row or a section's only part, without animation. Returns whether anything
 * had to be opened.
 */
export function reveal(target: HTMLElement): boolean {
  let isChanged = pickNamedExample(target)
  const row = getShownElement(target).querySelector<HTMLElement>(':scope[data-field] > details')
  // A section may have nothing below its heading and permalink but one collapsed part.
  const onlyContent = target.matches('h2')
    ? target.parentElement?.querySelector(':scope > h2 + a + :last-child > details')
    : null
  for (let element: Element | null = row ?? onlyContent ?? target; element; element = element.parentElement) {
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
