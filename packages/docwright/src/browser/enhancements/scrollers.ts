/** What may scroll inside a page: tables, and code. */
const scrollers = 'main :is(.scrolls, pre)'

const observer = new ResizeObserver((entries) => {
  for (const { target } of entries) makeFocusable(target as HTMLElement)
})

/** Lets the keyboard reach the tables and code that scroll at this width, and skip all others. */
export function watchScrollers(root: ParentNode = document): void {
  for (const scroller of root.querySelectorAll(scrollers)) observer.observe(scroller)
}

function makeFocusable(scroller: HTMLElement): void {
  const scrolls =
    scroller.scrollWidth > scroller.clientWidth || scroller.scrollHeight > scroller.clientHeight + 1
  // Some browsers focus what scrolls by themselves; a name and a role are needed in all of them.
  if (scrolls) scroller.tabIndex = 0
  else scroller.removeAttribute('tabindex')
  if (!scroller.matches('.scrolls')) return
  scroller.role = scrolls ? 'group' : null
  scroller.ariaLabel = scrolls ? nameOf(scroller) : null
}

/** A table is called what the heading above it says. */
function nameOf(table: Element): string {
  const headings = document.querySelectorAll('main :is(h1, h2, h3, h4)')
  const above = [...headings].findLast(
    (heading) => heading.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING,
  )
  return `Table: ${above?.firstChild?.textContent ?? document.title}`
}
