/** Calls something before each paint while the page is still being read, so that nothing else is seen first. */
export function whileReading(work: MutationCallback): void {
  const observer = new MutationObserver(work)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
