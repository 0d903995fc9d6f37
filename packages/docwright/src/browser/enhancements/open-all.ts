import { listen } from '../platform/listen.ts'

/** Opens all collapsed parts of a body at once, or closes them if all are open. */
export function watchOpenAll(): void {
  listen('click', (target) => {
    const button = target.closest('[data-open-all]')
    const body = button?.closest('div')?.parentElement
    if (!button || !body) return
    const folds = body.querySelectorAll('details')
    const isOpening = [...folds].some(({ open }) => !open)
    for (const fold of folds) fold.open = isOpening
    button.textContent = isOpening ? 'Close all' : 'Open all'
  })
}
