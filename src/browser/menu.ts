/** The drawer of narrow screens: while it is open the page behind is inert, and it closes when the screen grows. */
export function watchMenu(): void {
  document.addEventListener(
    'toggle',
    ({ target, newState }: ToggleEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches('[data-menu]')) return
      setBehindInert(target, newState === 'open')
      if (newState === 'open') target.querySelector<HTMLElement>('button')?.focus()
    },
    true,
  )
  addEventListener('resize', () => {
    const isWide = document.querySelector('[data-menu-button]')?.checkVisibility() === false
    if (isWide) closeMenu()
  })
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-menu] a, [data-contents] a')) closeMenu()
  })
}

/** Closes whatever popover of the page is open. */
export function closeMenu(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open'))
    popover.hidePopover()
}

/** Everything beside the drawer and its ancestors; CSS decides whether there is a drawer at all. */
function setBehindInert(menu: HTMLElement, isInert: boolean): void {
  let inside: HTMLElement = menu
  for (let parent = menu.parentElement; parent; parent = parent.parentElement) {
    for (const sibling of parent.children) {
      if (sibling !== inside && sibling instanceof HTMLElement) sibling.inert = isInert
    }
    if (parent === document.body) return
    inside = parent
  }
}

/** Scrolls the sidebar, and only it, until the current page's link is in view. */
export function showCurrentLink(): void {
  const menu = document.querySelector<HTMLElement>('[data-menu]')
  const current = menu?.querySelector('[aria-current="page"]')
  if (!menu || !current) return
  const box = menu.getBoundingClientRect()
  const { top, bottom } = current.getBoundingClientRect()
  if (top < box.top || bottom > box.bottom) menu.scrollTop += top - box.top - box.height / 3
}
