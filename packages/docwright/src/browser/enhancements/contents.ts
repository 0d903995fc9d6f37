import { findTarget } from './reveal.ts'

/** Marks the section being read in each list of the page's sections, and shows its name on the bar that opens such lists. */
export function watchContents(): void {
  // Browsers fire this event at most once per frame.
  addEventListener('scroll', markCurrent, { passive: true })
  addEventListener('resize', markCurrent)
  addEventListener('hashchange', markCurrent)
  requestAnimationFrame(markCurrent)
}

/**
 * Marks the last heading above the top third of the window. At the end of the page, marks the heading in the address or the last
 * one.
 */
function markCurrent(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')]
  if (links.length === 0) return
  const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2
  const line = isAtEnd ? Number.POSITIVE_INFINITY : innerHeight / 3
  const getTop = ({ hash }: HTMLAnchorElement) => findTarget(hash)?.getBoundingClientRect().top
  const current =
    links.find((link) => isAtEnd && link.hash === location.hash && getTop(link)! >= 0) ??
    links.findLast((link) => getTop(link)! <= line)
  for (const link of links) {
    if (link.hash === current?.hash) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  const bar = document.querySelector<HTMLElement>('[data-contents-button]')
  if (bar) bar.dataset.now = current?.firstChild?.textContent ?? ''
}
