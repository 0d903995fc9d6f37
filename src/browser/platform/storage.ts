/** What the reader chose before; nothing in a browser that refuses storage. */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a choice; a browser that refuses storage simply forgets. */
export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Storage is refused: everything works, nothing is remembered.
  }
}

/** Forgets a choice that no longer means anything. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is refused: there is nothing to forget.
  }
}

/** What the reader chose on a page before, in this tab alone. */
export function rememberedHere(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a choice for as long as the tab is open. */
export function rememberHere(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // Storage is refused: everything works, nothing is remembered.
  }
}
