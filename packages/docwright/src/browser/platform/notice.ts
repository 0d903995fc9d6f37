import { announce } from './announce.ts'

/** How long the notice is shown, in milliseconds. It's hidden earlier if the network returns. */
const noticeMs = 8000

/** Shows at the bottom of the window why the reader's action failed. */
export function showNotice(text: string): void {
  document.querySelector('[data-notice]')?.remove()
  const element = document.createElement('p')
  element.dataset.notice = ''
  element.textContent = text
  document.body.append(element)
  announce(text)
  addEventListener('online', () => element.remove(), { once: true })
  setTimeout(() => element.remove(), noticeMs)
}
