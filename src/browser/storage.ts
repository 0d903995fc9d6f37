/** Remembers a choice; a browser that refuses storage simply forgets. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused: everything works, nothing is remembered.
  }
}
