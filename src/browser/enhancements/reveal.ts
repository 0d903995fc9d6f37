import { decoded } from '../../url/decoded.ts'
import { listen } from '../platform/listen.ts'

/** Opens what hides the element that the address names: folded details, unpicked variants. */
export function watchTarget(): void {
  const revealTarget = () => {
    const target = targetOf(location.hash)
    if (target && reveal(target)) target.scrollIntoView()
  }
  addEventListener('hashchange', revealTarget)
  revealTarget()
  listen('click', (target, event) => {
    const name = target.closest<HTMLAnchorElement>('summary > a[href^="#"]')
    if (!name || event.ctrlKey || event.metaKey || event.shiftKey) return
    // A name opens and closes its row as the rest of the row does, and leaves its address where it can be copied.
    event.preventDefault()
    history.replaceState(history.state, '', name.hash)
    const row = name.closest('details')!
    row.open = !row.open
  })
}

/** The element that the end of an address names, if there is one. */
export function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(decoded(hash.slice(1)))
}

/** Whether anything had to be opened. */
export function reveal(target: Element): boolean {
  let isChanged = false
  const own = target.matches('[data-field]') ? target.querySelector(':scope > details') : null
  for (let element: Element | null = own ?? target; element; element = element.parentElement) {
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
