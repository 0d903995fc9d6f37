import type { Place, Problem } from '../problem/problem.ts'

/** What a migration doesn't carry over. */
export interface MigrationNotes {
  /** What a writer has to do by hand. */
  readonly left: readonly Problem[]
  /** Settings and attributes that were left out because docwright doesn't need them. The writer has nothing to do. */
  readonly omitted: readonly Problem[]
  /** Notes something that is left to do. */
  leave(place: Place, message: string, hint: string): void
  /** Notes something that was left out, and why. */
  omit(place: Place, message: string, hint: string): void
}

/** Returns notes that are empty. */
export function startNotes(): MigrationNotes {
  const left: Problem[] = []
  const omitted: Problem[] = []
  return {
    left,
    omitted,
    leave: (place, message, hint) => void left.push({ place, message, hint }),
    omit: (place, message, hint) => void omitted.push({ place, message, hint }),
  }
}
