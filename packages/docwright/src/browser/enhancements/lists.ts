import { listen } from '../platform/listen.ts'

const listSelector = '[popover]:has(> label > [type="radio"], > [data-tab])'

/** Handles lists of options. When a list opens, the picked option gets the focus. A click, Enter, or Tab closes the list. */
export function watchLists(): void {
  listen('toggle', (target, event) => {
    if (!target.matches(listSelector) || (event as ToggleEvent).newState !== 'open') return
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
  })
}

/** Closes a list after its option has been picked. */
function closeAfterPick(target: Element): void {
  const open = target.closest<HTMLElement>(listSelector)
  if (open) setTimeout(() => open.hidePopover())
}
