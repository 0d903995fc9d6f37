import { showNotice } from '../platform/notice.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'
import { explainMissingSearch } from './explain-missing-search.ts'

/** Opens the search on `/`, Ctrl+K, ⌘K, or a click on a search button. Its code is loaded only then. */
export function watchSearch(): void {
  addEventListener('keydown', onKey)
  addEventListener('click', onClick)
  for (const intent of ['pointerover', 'focusin']) {
    addEventListener(intent, ({ target }) => {
      if (findButtonAt(target)) loadDialog().catch(() => undefined)
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
  const button = findButtonAt(target)
  if (button) open(button.dataset.query ?? '')
}

function findButtonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search-button]') : null
}

/**
 * Checks whether the reader is typing into a field. A closed dialog keeps the focus in its input until the next frame, which
 * doesn't count.
 */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.checkVisibility() &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function loadDialog() {
  return import('./dialog.tsx')
}

let isOpening = false

async function open(query: string): Promise<void> {
  isOpening = true
  // Closing the menu moves the focus to its button, so that the search later returns the focus there and not to a hidden link.
  document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover()
  const typed = holdKeys()
  try {
    const { openSearch } = await rejectAfterTimeout(loadDialog())
    await openSearch(() => query + typed())
  } catch {
    showNotice(explainMissingSearch())
  } finally {
    typed()
    isOpening = false
  }
}

/** Collects text that is typed before the input exists. Returns a function that stops collecting and returns the text. */
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
