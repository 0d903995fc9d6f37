import { listen } from '../platform/listen.ts'
import { store } from '../platform/storage.ts'

/** Synchronizes tabs of the same group, on this page and the next ones. */
export function watchCodeLanguage(): void {
  listen('change', (target) => {
    const tab = target.closest<HTMLElement>('[data-tab-group="language"] > [data-tab]')
    if (!tab) return
    const language = tab.dataset.tab ?? ''
    document.documentElement.dataset.codeLanguage = language
    store('code-language', language)
    const { top } = tab.parentElement!.getBoundingClientRect()
    pickLanguage()
    // Groups further up have changed their height. Scroll, so that the tab that was picked stays where it was.
    scrollBy({ top: tab.parentElement!.getBoundingClientRect().top - top, behavior: 'instant' })
  })
}

/** Selects the reader's language in every group of the page that has it. */
export function pickLanguage(): void {
  const { codeLanguage } = document.documentElement.dataset
  if (!codeLanguage) return
  const inputs = `[data-tab-group="language"] > [data-tab="${CSS.escape(codeLanguage)}"] > label > input`
  for (const input of document.querySelectorAll<HTMLInputElement>(inputs)) input.checked = true
}
