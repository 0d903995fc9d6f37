/** Tells screen readers what happened without moving the focus. */
export function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]')
  if (!announcer) return
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = text
  })
}
