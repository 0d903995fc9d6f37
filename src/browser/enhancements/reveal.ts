import { decoded } from '../../url/decoded.ts'

/** Opens what hides the element that the address names: folded details, unpicked variants. */
export function watchTarget(): void {
  const revealTarget = () => {
    const target = targetOf(location.hash)
    if (target && reveal(target)) target.scrollIntoView()
  }
  addEventListener('hashchange', revealTarget)
  revealTarget()
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
