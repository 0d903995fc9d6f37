import { targetOf } from './reveal.ts'

/** Marks the section being read in each list of the page's sections, and names it on the bar that opens one. */
export function watchContents(): void {
  // Browsers tell of these once a frame.
  addEventListener('scroll', markCurrent, { passive: true })
  addEventListener('resize', markCurrent)
  addEventListener('hashchange', markCurrent)
  requestAnimationFrame(markCurrent)
}

/** The last heading above the top third of the window; at the page's end the one that the address names, or the last one. */
function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  if (links.length === 0) return
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const line = isAtEnd ? Number.POSITIVE_INFINITY : innerHeight / 3
  const topOf = ({ hash }: HTMLAnchorElement) => targetOf(hash)?.getBoundingClientRect().top
  const current =
    links.find((link) => isAtEnd && link.hash === location.hash && topOf(link)! >= 0) ??
    links.findLast((link) => topOf(link)! <= line)
  for (const link of links) {
    if (link.hash === current?.hash) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  const bar = document.querySelector<HTMLElement>('[data-contents-button]')
  if (bar) bar.dataset.now = current?.firstChild?.textContent ?? ''
}
