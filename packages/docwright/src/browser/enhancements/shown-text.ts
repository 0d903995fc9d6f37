/** Returns the text nodes of an element. */
export function listTexts(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Returns the visible text nodes of an element, except those inside excluded elements. */
export function listVisibleTexts(element: Element, leftOut = '[hidden]'): readonly Text[] {
  return listTexts(element).filter(
    ({ parentElement: around }) => around?.checkVisibility() && !around.closest(leftOut),
  )
}

/** Returns the visible text of an element. */
export function getVisibleText(element: Element, leftOut?: string): string {
  return listVisibleTexts(element, leftOut)
    .map(({ data }) => data)
    .join('')
}
