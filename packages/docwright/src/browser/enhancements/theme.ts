import { announce } from '../platform/announce.ts'
import { listen } from '../platform/listen.ts'
import { loadStored, store } from '../platform/storage.ts'

/** The button in the navbar, light, dark or as the system has it, and following the choice made in another tab. */
export function watchTheme(): void {
  const root = document.documentElement
  if (root.hasAttribute('data-fixed-theme')) return
  nameTheme()
  listen('click', (target) => {
    if (!target.closest('[data-theme-toggle]')) return
    const next = nextTheme()
    if (next) root.dataset.theme = next
    else delete root.dataset.theme
    store('theme', next)
    announce(nameTheme())
  })
  addEventListener('storage', followChoice)
  // A page in the browser's back/forward cache gets no `storage` events, so it misses choices that are made meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && followChoice())
}

/** Takes over the choice that was made on another page. */
function followChoice(): void {
  const root = document.documentElement
  const theme = loadStored('theme')
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  else if (theme === null) delete root.dataset.theme
  nameTheme()
}

/** Says on the button which colors there are, which its picture alone doesn't tell. */
function nameTheme(): string {
  const name = `Colors: ${document.documentElement.dataset.theme ?? 'same as the system'}`
  const button = document.querySelector<HTMLElement>('[data-theme-toggle]')
  if (button) button.title = button.ariaLabel = name
  return name
}

/** From the system's colors to the others, to the same by choice, and back to what the system says. */
function nextTheme(): 'light' | 'dark' | undefined {
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const { theme } = document.documentElement.dataset
  if (theme === system) return undefined
  if (theme) return system
  return system === 'dark' ? 'light' : 'dark'
}
