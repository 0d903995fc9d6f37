import { basePath } from './base-path.ts'

/**
 * The names of all stored values. If the site has a base path, the keys end in it, because other sites on the host share the same
 * storage.
 */
type Name =
  | 'theme'
  | 'announcement-dismissed'
  | 'code-language'
  | 'face'
  | 'docs-preferred-version'
  | 'recent-searches'
  | 'story'

/** Where choices are stored: permanently, or until the tab is closed. */
type Keeper = 'localStorage' | 'sessionStorage'

/** Returns a stored choice, or null if there is none or the browser blocks storage. */
export function loadStored(name: Name, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(name + basePath)
  } catch {
    return null
  }
}

/** Returns a stored list, or an empty one if another script stored something else under its name. */
export function loadStoredList(name: Name, keeper?: Keeper): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(loadStored(name, keeper) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Stores a choice, or removes it if it's undefined. */
export function store(name: Name, value: string | undefined, keeper: Keeper = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[keeper].removeItem(name + basePath)
    else globalThis[keeper].setItem(name + basePath, value)
  } catch {
    // The browser blocks storage. Everything works, but nothing is stored.
  }
}
