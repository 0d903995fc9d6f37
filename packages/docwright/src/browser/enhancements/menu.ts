import { listen } from '../platform/listen.ts'

/** Handles the drawer of narrow screens. While it's open, the page behind is inert. It closes when the screen gets wider. */
export function watchMenu(): void {
  // Runs before the drawer closes, so that the button that opened it can take back the focus.
  document.addEventListener('beforetoggle', updateOnToggle, true)
  addEventListener('resize', () => {
    const isWide = document.querySelector('[data-menu-button]')?.checkVisibility() === false
    if (isWide) closeMenu()
  })
  listen('click', (target) => {
    if (target.closest('[data-menu] a:not([data-more]), [data-contents] a')) closeMenu()
  })
  watchSwipes()
}

/** The shortest swipe, in pixels. */
const minSwipe = 50

/** Closes the drawer on a swipe toward the edge that it came from. */
function watchSwipes(): void {
  let start: Touch | undefined
  listen('touchstart', (target, event) => {
    start = target.closest('[data-menu]') ? event.touches[0] : undefined
  })
  listen('touchend', (_target, event) => {
    const [end] = event.changedTouches
    if (!start || !end) return
    const [left, vertical] = [start.clientX - end.clientX, Math.abs(start.clientY - end.clientY)]
    if (left > minSwipe && left > vertical) closeMenu()
  })
}

/** The drawer's ARIA properties while it's open. */
const modalProperties = { role: 'dialog', ariaModal: 'true', ariaLabel: 'Menu' }
const closed = { role: null, ariaModal: null, ariaLabel: null }

function updateOnToggle({ target, newState }: ToggleEvent): void {
  if (!(target instanceof HTMLElement) || !target.matches('[data-menu]')) return
  const isOpening = newState === 'open'
  setBehindInert(target, isOpening)
  Object.assign(target, isOpening ? modalProperties : closed)
  if (!isOpening) return
  requestAnimationFrame(() => {
    target.querySelector('button')?.focus()
    showCurrentLink()
  })
}

/** Closes the page's open popover. */
function closeMenu(): void {
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]:popover-open')) {
    popover.hidePopover()
  }
}

/** Makes everything inert except the drawer and its ancestors. CSS decides whether there is a drawer. */
function setBehindInert(menu: HTMLElement, isInert: boolean): void {
  for (let element = menu; element !== document.body; element = element.parentElement!) {
    for (const sibling of element.parentElement!.children) {
      if (sibling !== element && sibling instanceof HTMLElement) sibling.inert = isInert
    }
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
