/** Returns the text nodes of an element. */
export function listTexts(element: Element): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

/** Returns the visible text nodes of an element, except those inside excluded elements. */
export function listVisibleTexts(element: Element, excluded = '[hidden]'): readonly Text[] {
  return listTexts(element).filter(
    ({ parentElement }) => parentElement?.checkVisibility() && !parentElement.closest(excluded),
  )
}

/** Returns the visible text of an element. */
export function getVisibleText(element: Element, excluded?: string): string {
  return listVisibleTexts(element, excluded)
    .map(({ data }) => data)
    .join('')
}
