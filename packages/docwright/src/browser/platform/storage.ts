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

/** Where values are stored: permanently, or until the tab is closed. */
type StorageKind = 'localStorage' | 'sessionStorage'

/** Returns a stored value, or null if there is none or the browser blocks storage. */
export function loadStored(name: Name, kind: StorageKind = 'localStorage'): string | null {
  try {
    return globalThis[kind].getItem(name + basePath)
  } catch {
    return null
  }
}

/** Returns a stored list, or an empty one if another script stored something else under its name. */
export function loadStoredList(name: Name, kind?: StorageKind): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(loadStored(name, kind) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Stores a value, or removes it if it's undefined. */
export function store(name: Name, value: string | undefined, kind: StorageKind = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[kind].removeItem(name + basePath)
    else globalThis[kind].setItem(name + basePath, value)
  } catch {
    // The browser blocks storage. Everything works, but nothing is stored.
  }
}
