import { announce } from './announce.ts'

/** How long the notice stays, in milliseconds; it goes earlier when the network is back. */
const shownFor = 8000

/** Says at the foot of the window why nothing came of what the reader asked for. */
export function notice(text: string): void {
  document.querySelector('[data-notice]')?.remove()
  const shown = document.createElement('p')
  shown.dataset.notice = ''
  shown.textContent = text
  document.body.append(shown)
  announce(text)
  addEventListener('online', () => shown.remove(), { once: true })
  setTimeout(() => shown.remove(), shownFor)
}
