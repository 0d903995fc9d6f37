import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'
import { loadStored, store } from '../platform/storage.ts'

/** Handles the theme button in the navbar (light, dark, or the system's theme), and follows changes made in another tab. */
export function watchTheme(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-fixed-theme')) return
  nameTheme()
  listen('click', (target) => {
    if (!target.closest('[data-theme-toggle]')) return
    const next = getNextTheme()
    if (next) root.dataset.theme = next
    else delete root.dataset.theme
    store('theme', next)
    announce(nameTheme())
  })
  addEventListener('storage', applyStoredTheme)
  // A page in the browser's back/forward cache gets no `storage` events, so it misses choices that are made meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredTheme())
}

/** Applies the theme that was chosen on another page. */
function applyStoredTheme(): void {
  const root = document.documentElement
  const theme = loadStored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else if (theme === null) delete root.dataset.theme
  nameTheme()
}

/** Names the current theme on the button, because its icon isn't enough. */
function nameTheme(): string {
  const name = `Colors: ${document.documentElement.dataset.theme ?? 'same as the system'}`
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')
  if (button) button.title = button.ariaLabel = name
  return name
}

/**
 * Returns the next theme: from the system's to the opposite, then to the system's current one as a fixed choice, then back to the
 * system's.
 */
function getNextTheme(): 'light' | 'dark' | undefined {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const { theme } = document.documentElement.dataset
  if (theme === system) return undefined
  if (theme) return system
  return system === 'dark' ? 'light' : 'dark'
}
