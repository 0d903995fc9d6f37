/** Saves the sidebar's scroll position and open categories. Returns a function that restores them in the new sidebar. */
export function preserveSidebar(): () => void {
  const left = findMenu()
  const scroll = left?.scrollTop ?? 0
  const version = left?.dataset.version
  const label = findSidebarLabel()
  const closed = new Set(listFolds().flatMap((fold) => (fold.open ? [] : [getName(fold)])))
  return () => {
    if (findMenu()?.dataset.version !== version || findSidebarLabel() !== label) return
    for (const fold of listFolds()) {
      if (closed.has(getName(fold)) && !fold.querySelector('[aria-current]')) fold.open = false
    }
    // A new sidebar is already at the top. Setting the position would force another layout.
    if (scroll > 0) findMenu()?.scrollTo({ top: scroll, behavior: 'instant' })
  }
}

const findMenu = () => document.querySelector<HTMLElement>('[data-menu]')

const findSidebarLabel = () => document.querySelector('[data-sidebar]')?.ariaLabel

const listFolds = () => [...document.querySelectorAll<HTMLDetailsElement>('[data-sidebar] details')]

/** Returns the labels of a category and its ancestors, which identify it. */
function getName(fold: HTMLDetailsElement): string {
  const around = fold.parentElement?.closest('details')
  const summary = fold.querySelector('summary')
  return `${around ? getName(around) : ''}/${summary?.ariaLabel ?? summary?.textContent}`
}
