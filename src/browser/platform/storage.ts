import { basePath } from './base-path.ts'

/** All that is remembered. */
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

/** What a choice is kept as: below a path the key ends in it, since other sites of the same host keep theirs beside it. */
export function keyOf(name: Name): string {
  return name + basePath
}

/** What the reader chose before; nothing in a browser that refuses storage. */
export function remembered(name: Name, keeper: Keeper = 'localStorage'): string | null {
  try {
    return globalThis[keeper].getItem(keyOf(name))
  } catch {
    return null
  }
}

/** What was remembered as a list; nothing of what another program wrote in its place. */
export function rememberedList(name: Name, keeper?: Keeper): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(remembered(name, keeper) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** Remembers a choice, or forgets it where there is none any more. */
export function remember(name: Name, value: string | undefined, keeper: Keeper = 'localStorage'): void {
  try {
    if (value === undefined) globalThis[keeper].removeItem(keyOf(name))
    else globalThis[keeper].setItem(keyOf(name), value)
  } catch {
    // Storage is refused: everything works, nothing is remembered.
  }
}
