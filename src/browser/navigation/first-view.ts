/** What the reader sees of a page drawn anew is laid out and painted first, the rest right after (browser.css). */
export function putFirstViewFirst(): void {
  const root = document.documentElement
  root.toggleAttribute('data-first-view', true)
  requestAnimationFrame(() => setTimeout(() => root.toggleAttribute('data-first-view', false)))
}
