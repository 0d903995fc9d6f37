/** The pieces of text of an element. */
export function textsIn(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** The text nodes of an element that show, without those inside of parts that are left out. */
export function shownPieces(element: Element, leftOut = '[hidden]'): readonly Text[] {
  return textsIn(element).filter(
    ({ parentElement: around }) => around?.checkVisibility() && !around.closest(leftOut),
  )
}

/** The text of an element as a reader sees it. */
export function shownText(element: Element, leftOut?: string): string {
  return shownPieces(element, leftOut)
    .map(({ data }) => data)
    .join('')
}
