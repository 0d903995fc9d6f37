/** Remembers the sidebar's scroll position and the categories that the reader closed. Returns a function that applies both to the new sidebar. */
export function preserveSidebar(): () => void {
  const menu = findMenu()
  const scroll = menu?.scrollTop ?? 0
  const version = menu?.dataset.version
  const label = findSidebarLabel()
  const closedNames = new Set(listFolds().flatMap((fold) => (fold.open ? [] : [getName(fold)])))
  return () => {
    if (findMenu()?.dataset.version !== version || findSidebarLabel() !== label) return
    for (const fold of listFolds()) {
      if (closedNames.has(getName(fold)) && !fold.querySelector('[aria-current]')) fold.open = false
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
  const parent = fold.parentElement?.closest('details')
  const summary = fold.querySelector('summary')
  return `${parent ? getName(parent) : ''}/${summary?.ariaLabel ?? summary?.textContent}`
}

/** Changes a copied part of a sidebar so that no link in it is the current page's, and no sections of a page are listed. */
export function unmarkCurrentPage(part: Element): void {
  for (const link of part.querySelectorAll('[aria-current="page"]')) link.removeAttribute('aria-current')
  // The list of sections is in an item with the button that shows it.
  for (const sections of part.querySelectorAll('[data-contents]')) sections.parentElement?.remove()
}
