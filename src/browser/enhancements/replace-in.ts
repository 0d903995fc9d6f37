/** Puts another text in the place of one, wherever a single piece of an element's text has it. */
export function replaceIn(code: Element, from: string, to: string): void {
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
    if (text.data.includes(from)) text.data = text.data.replaceAll(from, to)
  }
}
