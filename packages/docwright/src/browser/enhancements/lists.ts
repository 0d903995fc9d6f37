import { preloadAllStyles } from '../platform/all-styles.ts'
import { listen } from '../platform/listen.ts'

const listSelector = '[popover][role="radiogroup"]'

/** The last digits that were typed: a status code has three. */
let typed = ''

/**
 * Handles lists of options. When a list opens, the picked option gets the focus. Typing a status picks its first example. A click,
 * Enter, or Tab closes the list.
 */
export function watchLists(): void {
  listen('toggle', (target, event) => {
    if (!target.matches(listSelector) || (event as ToggleEvent).newState !== 'open') return
    preloadAllStyles()
    const option = target.querySelector<HTMLElement>(':checked') ?? target.querySelector<HTMLElement>('input')
    option?.focus()
  })
  listen('click', (target, event) => {
    // Only for clicks on the label, because arrow keys click the radio buttons themselves.
    if (event.detail > 0 && target.closest('label')) closeAfterPick(target)
  })
  listen('keydown', (target, { key }) => {
    if (key === 'Enter' && target.matches('[type="radio"]')) closeAfterPick(target)
    if (key === 'Tab') closeAfterPick(target)
    if (/^\d$/.test(key)) pickTypedStatus(target, key)
  })
}

function pickTypedStatus(target: Element, digit: string): void {
  typed = (typed + digit).slice(-3)
  const option = target.closest(listSelector)?.querySelector<HTMLElement>(`[aria-label="${typed}"] input`)
  option?.focus()
  option?.click()
}

/** Closes a list after its option has been picked. */
function closeAfterPick(target: Element): void {
  const open = target.closest<HTMLElement>(listSelector)
  if (open) setTimeout(() => open.hidePopover())
}
