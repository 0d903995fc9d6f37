import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'
import { keyOf, remember } from '../platform/storage.ts'

/** The button in the navbar, light, dark or as the system has it, and following the choice made in another tab. */
export function watchTheme(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-fixed-theme')) return
  listen('click', (target) => {
    if (!target.closest('[data-theme-toggle]')) return
    const next = nextTheme()
    if (next) root.dataset.theme = next
    else delete root.dataset.theme
    remember('theme', next)
    announce(next ? `Colours: ${next}` : 'Colours: as the system has them')
  })
  addEventListener('storage', ({ key, newValue }) => {
    // Without a key, the other tab has cleared everything.
    if (key !== keyOf('theme') && key !== null) return
    if (newValue === 'light' || newValue === 'dark') root.dataset.theme = newValue
    else if (newValue === null) delete root.dataset.theme
  })
}

/** From the system's colours to the others, to the same by choice, and back to what the system says. */
function nextTheme(): 'light' | 'dark' | undefined {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const { theme } = document.documentElement.dataset
  if (theme === system) return undefined
  if (theme) return system
  return system === 'dark' ? 'light' : 'dark'
}
