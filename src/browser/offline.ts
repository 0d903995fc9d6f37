import { announce } from './announce.ts'

/** How long the notice stays, in milliseconds; it goes earlier when the network is back. */
const shownFor = 8000

/** Says why the page in hand has stayed. */
export function sayOffline(): void {
  const text = 'You are offline. This page has not been loaded yet.'
  document.querySelector('.offline')?.remove()
  const notice = document.createElement('p')
  notice.className = 'offline'
  notice.textContent = text
  document.body.append(notice)
  announce(text)
  addEventListener('online', () => notice.remove(), { once: true })
  setTimeout(() => notice.remove(), shownFor)
}
