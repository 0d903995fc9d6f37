/** Hides the navbar while the reader scrolls down, and shows it on the way up. Focus inside the navbar also shows it (CSS). */
export function watchScrolling(): void {
  const navbar = document.querySelector<HTMLElement>('[data-hide-on-scroll]')
  if (!navbar) return
  // The position isn't read yet, because that would force a layout of the page.
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
