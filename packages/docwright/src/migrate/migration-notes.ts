import type { Place, Problem } from '../problem/problem.ts'

/** Notes about everything that a migration doesn't carry over. */
export interface MigrationNotes {
  /** Tasks for the writer. */
  readonly left: readonly Problem[]
  /** Settings and attributes that were left out because docwright doesn't need them. The writer has nothing to do. */
  readonly omitted: readonly Problem[]
  /** Adds a task for the writer. */
  leave(place: Place, message: string, hint: string): void
  /** Adds a note about something that was left out, and why. */
  omit(place: Place, message: string, hint: string): void
}

/** Creates an empty collection of notes. */
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
