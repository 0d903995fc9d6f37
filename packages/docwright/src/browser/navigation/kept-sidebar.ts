/** Saves the sidebar's scroll position and open categories. Returns a function that restores them in the new sidebar. */
export function preserveSidebar(): () => void {
  const left = menu()
  const scroll = left?.scrollTop ?? 0
  const version = left?.dataset.version
  const label = sidebarLabel()
  const closed = new Set(folds().flatMap((fold) => (fold.open ? [] : [getName(fold)])))
  return () => {
    if (menu()?.dataset.version !== version || sidebarLabel() !== label) return
    for (const fold of folds()) {
      if (closed.has(getName(fold)) && !fold.querySelector('[aria-current]')) fold.open = false
    }
    // A new sidebar is already at the top. Setting the position would force another layout.
    if (scroll > 0) menu()?.scrollTo({ top: scroll, behavior: 'instant' })
  }
}

const menu = () => document.querySelector<HTMLElement>('[data-menu]')

const sidebarLabel = () => document.querySelector('[data-sidebar]')?.ariaLabel

const folds = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-sidebar] details')]

/** Returns the labels of a category and its ancestors, which identify it. */
function getName(fold: HTMLDetailsElement): string {
  const around = fold.parentElement?.closest('details')
  const summary = fold.querySelector('summary')
  return `${around ? getName(around) : ''}/${summary?.ariaLabel ?? summary?.textContent}`
}
