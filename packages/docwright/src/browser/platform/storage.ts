import { basePath } from './base-path.ts'

/** All that is remembered; below a path the keys end in it, since other sites of the same host keep theirs next to them. */
type Name =
  | 'theme'
  | 'announcement-dismissed'
  | 'code-language'
  | 'face'
  | 'docs-preferred-version'
  | 'recent-searches'
  | 'story'

/** Where choices are kept: for good, or for as long as the tab is open. */
type Keeper = 'localStorage' | 'sessionStorage'

/** The reader's earlier choice; null where there is none, or the browser refuses storage. */
export function loadStored(name: Name, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(name + basePath)
  } catch {
    return null
  }
}

/** A list that was remembered; an empty one where another program wrote something else in its place. */
export function loadStoredList(name: Name, keeper?: Keeper): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(loadStored(name, keeper) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Remembers a choice, or forgets it where there is none any more. */
export function store(name: Name, value: string | undefined, keeper: Keeper = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[keeper].removeItem(name + basePath)
    else globalThis[keeper].setItem(name + basePath, value)
  } catch {
    // Storage is rejected: everything works, nothing is remembered.
  }
}
