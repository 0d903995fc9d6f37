import { listen } from '../platform/listen.ts'

/** Opens every fold of a body at once, or closes them when all are open. */
export function watchOpenAll(): void {
  listen('click', (target) => {
    const button = target.closest('[data-open-all]')
    const folds = button?.parentElement?.parentElement?.querySelectorAll('details')
    if (!button || !folds) return
    const isOpening = [...folds].some(({ open }) => !open)
    for (const fold of folds) fold.open = isOpening
    button.textContent = isOpening ? 'Close all' : 'Open all'
  })
}
