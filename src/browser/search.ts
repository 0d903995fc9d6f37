/** Opens the search by `/`, by Ctrl or ⌘ with K, or by a search button; until then nothing of it is loaded. */
export function watchSearch(): void {
  addEventListener('keydown', (event) => {
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey
    const isCommand = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!(isSlash || isCommand) || isTyping(event.target) || document.querySelector('dialog[open]')) return
    event.preventDefault()
    open('')
  })
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-search-button]')
    if (button) open(button.dataset.query ?? '')
  })
  for (const intent of ['pointerover', 'focusin']) {
    document.addEventListener(intent, ({ target }) => {
      if ((target as Element).closest('[data-search-button]')) dialog().catch(() => undefined)
    })
  }
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

/** What cannot be loaded leaves the page as it is. */
async function open(query: string): Promise<void> {
  const loaded = await dialog().catch(() => undefined)
  loaded?.openSearch(query)
}
