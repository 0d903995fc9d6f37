import { notice } from './notice.ts'
import { notLoaded } from './search/not-loaded.ts'

/** Opens the search by `/`, by Ctrl or ⌘ with K, or by a search button; until then nothing of it is loaded. */
export function watchSearch(): void {
  // Captured, since React stops what reaches its region while it hydrates.
  addEventListener('keydown', onKey, true)
  addEventListener('click', onClick, true)
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
  open('')
}

function onClick({ target }: MouseEvent): void {
  const button = buttonAt(target)
  if (button) open(button.dataset.query ?? '')
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-search-button]') : null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

function dialog() {
  return import('./search/dialog.ts')
}

async function open(query: string): Promise<void> {
  try {
    const { openSearch } = await dialog()
    await openSearch(query)
  } catch {
    notice(notLoaded())
  }
}
