import { decoded } from '../../url/decoded.ts'

/** Leads to the element that the address names. */
export function watchTarget(): void {
  const followAddress = () => {
    const target = targetOf(location.hash)
    if (target) leadTo(target)
  }
  addEventListener('hashchange', followAddress)
  followAddress()
}

/** Opens what hides an element, folded details or unpicked variants, and puts the focus on it. */
export function leadTo(target: HTMLElement): void {
  if (reveal(target)) target.scrollIntoView()
  focusOn(target)
}

/** Puts the focus on what is no control too, so that the keyboard goes on from there; a second address of a place is empty. */
export function focusOn(target: HTMLElement): void {
  const place = target.hasChildNodes() ? target : (target.parentElement ?? target)
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/** The element that the end of an address names, if there is one. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

/** Whether anything had to be opened. */
export function reveal(target: Element): boolean {
  let isChanged = false
  for (let element: Element | null = target; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
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
