import { announce } from './announce.ts'

/** How long the notice is shown, in milliseconds. It's hidden earlier if the network returns. */
const noticeMs = 8000

/** Shows at the bottom of the window why the reader's action failed. */
export function notice(text: string): void {
  document.querySelector('[data-notice]')?.remove()
  const shown = document.createElement('p')
  shown.dataset.notice = ''
  shown.textContent = text
  document.body.append(shown)
  announce(text)
  addEventListener('online', () => shown.remove(), { once: true })
  setTimeout(() => shown.remove(), noticeMs)
}
