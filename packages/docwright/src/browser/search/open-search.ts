import { beforeTimeout } from '../platform/before-timeout.ts'
import { notice } from '../platform/notice.ts'
import { notLoaded } from './not-loaded.ts'

/** Opens the search by `/`, by Ctrl or ⌘ with K, or by a search button; until then nothing of it is loaded. */
export function watchSearch(): void {
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, ({ target }) => {
      if (buttonAt(target)) dialog().catch(() => undefined)
    })
  }
}

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey
  const isCommand = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey
  if (!(isSlash || isCommand) || isTyping(target) || document.querySelector('dialog[open]')) return
  event.preventDefault()
  if (!isOpening) open('')
}

function onClick({ target }: MouseEvent): void {
  const button = buttonAt(target)
  if (button) open(button.dataset.query ?? '')
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search-button]') : null
}

/** A dialog that is closed keeps the focus in its box until the next frame, and no one types into that. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.checkVisibility() &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function dialog() {
  return import('./dialog.tsx')
}

let isOpening = false

async function open(query: string): Promise<void> {
  isOpening = true
  // Closing the menu moves the focus to its button, so that the search later returns the focus there and not to a hidden link.
  document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover()
  const typed = holdKeys()
  try {
    const { openSearch } = await beforeTimeout(dialog())
    await openSearch(() => query + typed())
  } catch {
    notice(notLoaded())
  } finally {
    typed()
    isOpening = false
  }
}

/** Keeps what is typed before there is a box to type into; the function returned gives it out and ends that. */
function holdKeys(): () => string {
  let text = ''
  const hold = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event
    if (ctrlKey || metaKey || altKey || isComposing || (key.length > 1 && key !== 'Backspace')) return
    event.preventDefault()
    text = key === 'Backspace' ? text.slice(0, -1) : text + key
  }
  addEventListener('keydown', hold, true)
  return () => {
    removeEventListener('keydown', hold, true)
    return text
  }
}
