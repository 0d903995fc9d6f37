import { listen } from '../platform/listen.ts'

/** The samples of a request go to the server that is picked beside its address; before anybody picks, to the first. */
export function watchServerChoice(): void {
  listen('change', (target) => {
    if (!(target instanceof HTMLSelectElement) || !target.matches('[data-endpoint] select')) return
    const from = target.dataset.sent ?? target.options[0]!.value
    target.dataset.sent = target.value
    const request = document.querySelector('[data-part]')
    for (const code of request?.querySelectorAll('pre > code') ?? []) replaceIn(code, from, target.value)
  })
}

/** Puts another text in the place of one, wherever a single piece of an element's text has it. */
function replaceIn(code: Element, from: string, to: string): void {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (text.data.includes(from)) text.data = text.data.replaceAll(from, to)
  }
}
