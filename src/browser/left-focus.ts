/** For each entry of the history, the link that the reader left it by. */
const leftBy = new Map<string, string>()

/** Remembers the focused link of a page that is about to be left, by its entry in the history. */
export function keepFocus(entry: string | undefined): void {
  const link = document.activeElement?.closest('main a')
  const href = link?.getAttribute('href')
  if (entry === undefined) return
  if (href) leftBy.set(entry, href)
  else leftBy.delete(entry)
}

/** The link of the page in hand that it was left by, so that the keyboard goes on from there. */
export function keptFocus(): HTMLElement | null {
  const href = leftBy.get(navigation.currentEntry?.key ?? '')
  return href === undefined ? null : document.querySelector<HTMLElement>(`main a[href="${CSS.escape(href)}"]`)
}
