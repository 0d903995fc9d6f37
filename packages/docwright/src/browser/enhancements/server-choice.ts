import { listen } from '../platform/listen.ts'
import { listTexts } from './visible-text.ts'

/** Updates the request samples when the reader picks a server. Until then, they use the first server. */
export function watchServerChoice(): void {
  listen('change', (target) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-endpoint] select')) return
    const from = target.dataset.sent ?? target.options[0]!.value
    target.dataset.sent = target.value
    const request = document.querySelector('[data-part]')
    for (const code of request?.querySelectorAll('pre > code') ?? []) {
      for (const text of listTexts(code)) text.data = text.data.replaceAll(from, target.value)
    }
  })
}
