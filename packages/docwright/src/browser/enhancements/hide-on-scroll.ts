/** The navbar leaves while the reader scrolls down and returns on the way up; focus inside it brings it back (CSS). */
export function watchScrolling(): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!navbar) return
  // Not asked for yet: the page that has just been read would be laid out for the answer.
  let last = Number.POSITIVE_INFINITY
  requestAnimationFrame(() => {
    last = Math.min(last, scrollY)
  })
  addEventListener(
    'scroll',
    () => {
      const now = Math.max(0, scrollY)
      const height = navbar.offsetHeight
      const isNearEnd = now + innerHeight > document.documentElement.scrollHeight - height
      if (now < height) navbar.toggleAttribute('data-hidden', false)
      else if (now > last) navbar.toggleAttribute('data-hidden', true)
      else if (now < last && !isNearEnd) navbar.toggleAttribute('data-hidden', false)
      last = now
    },
    { passive: true },
  )
}
