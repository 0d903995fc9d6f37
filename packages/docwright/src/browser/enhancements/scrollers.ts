/** Elements of a page that may scroll sideways: tables, formulas, diagrams, and code. */
const scrollerSelector = 'main :is(.scrolls, pre)'

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) updateFocusability(target as HTMLElement)
})

/** Makes elements reachable by keyboard if they scroll at this width, and removes the others from the tab order. */
export function watchScrollers(root: ParentNode = document): void {
  for (const scroller of root.querySelectorAll(scrollerSelector)) observer.observe(scroller)
}

function updateFocusability(scroller: HTMLElement): void {
  const isScrollable =
    scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight + 1
  // Some browsers make scrollable elements focusable by themselves, but all need a name and a role.
  if (isScrollable) scroller.tabIndex = 0
  else scroller.removeAttribute('tabindex')
  if (!scroller.matches('.scrolls')) return
  scroller.role = isScrollable ? 'group' : null
  scroller.ariaLabel = isScrollable ? getName(scroller) : null
}

/** Returns an accessible name: the heading above. */
function getName(scroller: Element): string {
  const headings = document.querySelectorAll('main :is(h1, h2, h3, h4)')
  const above = [...headings].findLast(
    (heading) => heading.compareDocumentPosition(scroller) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return above?.firstChild?.textContent ?? document.title
}
