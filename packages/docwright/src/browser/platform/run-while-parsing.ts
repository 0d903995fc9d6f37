/** Calls a function before each paint while the document is still being parsed, so that nothing is painted without its changes. */
export function runWhileParsing(callback: MutationCallback): void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  addEventListener('DOMContentLoaded', () => observer.disconnect())
}
