/** The pieces of text of an element that show, without those inside of what is left out. */
export function shownPieces(element: Element, leftOut = '[hidden]'): readonly Text[] {
  const pieces = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const shown: Text[] = []
  for (let piece = pieces.nextNode() as Text | null; piece; piece = pieces.nextNode() as Text | null) {
    const { parentElement } = piece
    if (parentElement?.checkVisibility() && !parentElement.closest(leftOut)) shown.push(piece)
  }
  return shown
}

/** The text of an element as a reader sees it. */
export function shownText(element: Element, leftOut?: string): string {
  return shownPieces(element, leftOut)
    .map(({ data }) => data)
    .join('')
}
