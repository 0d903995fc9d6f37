/** Announces a text to screen readers without moving the focus. */
export function announce(text: string): void {
  const announcer = document.querySelector('[data-announcer]')
  if (!announcer) return
  // Emptied first, because a screen reader doesn't repeat an unchanged text.
  announcer.textContent = ''
  requestAnimationFrame(() => {
    announcer.textContent = text
  })
}
