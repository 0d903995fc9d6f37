/** For each entry of the history, the place among the page's links of the one that the reader left it by. */
const leftBy = new Map<string, number>()

const links = () => [...document.querySelectorAll<HTMLElement>('main a')]

/** Remembers the focused link of a page that is about to be left, by its entry in the history. */
export function keepFocus(entry: string | undefined): void {
  if (entry !== undefined) leftBy.set(entry, links().indexOf(document.activeElement as HTMLElement))
}

/** The link of the page in hand that it was left by, so that the keyboard goes on from there. */
export function keptFocus(): HTMLElement | undefined {
  return links()[leftBy.get(navigation.currentEntry?.key ?? '') ?? -1]
}
