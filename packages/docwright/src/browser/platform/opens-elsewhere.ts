/** Checks whether a press on a link opens it in another tab or window, as the browser does by itself. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey }: KeyboardEvent | MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey
}
