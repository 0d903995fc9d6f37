import { listen } from '../platform/listen.ts'
import { remember } from '../platform/storage.ts'
import * as storageKeys from '../platform/storage-keys.ts'

/** The toggle in the navbar, and following the choice made in another tab. */
export function watchTheme(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-fixed-theme')) return
  listen('click', (target) => {
    if (!target.closest('[data-theme-toggle]')) return
    const next = isDark() ? 'light' : 'dark'
    root.dataset.theme = next
    remember(storageKeys.theme, next)
  })
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the other tab has cleared everything.
    if (key !== storageKeys.theme && key !== null) return
    if (newValue === 'light' || newValue === 'dark') root.dataset.theme = newValue
    else if (newValue === null) delete root.dataset.theme
  })
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
