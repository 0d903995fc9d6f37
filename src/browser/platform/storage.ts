/** Where choices are kept: for good, or for as long as the tab is open. */
type Keeper = 'localStorage' | 'sessionStorage'

/** What the reader chose before; nothing in a browser that refuses storage. */
export function remembered(key: string, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(key)
  } catch {
    return null
  }
}

/** What was remembered as a list; nothing of what another program wrote in its place. */
export function rememberedList(key: string, keeper?: Keeper): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(remembered(key, keeper) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Remembers a choice; a browser that refuses storage simply forgets. */
export function remember(key: string, value: string, keeper: Keeper = 'localStorage'): void {
  try {
    globalThis[keeper].setItem(key, value)
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
