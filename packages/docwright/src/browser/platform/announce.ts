/** Tells screen readers what happened without moving the focus. */
export function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]')
  if (!announcer) return
  // Emptied first: a screen reader says nothing of a text that stays the same.
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = text
  })
}
