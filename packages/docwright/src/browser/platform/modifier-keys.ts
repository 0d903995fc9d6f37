/**
 * Checks whether a modifier key is held. A click on a link is then left to the browser, which opens the link in another tab or
 * window, or downloads it.
 */
export function hasModifierKey({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
