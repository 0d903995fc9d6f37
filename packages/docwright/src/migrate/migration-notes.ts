import type { Place, Problem } from '../problem/problem.ts'

/** A note with its place in the old site, and the advice for the writer, or the reason why nothing needs to be done. */
interface MigrationNote extends Problem {
  readonly hint: string
}

/** Notes about everything that a migration doesn't carry over. */
export interface MigrationNotes {
  /** Tasks for the writer. */
  readonly left: readonly MigrationNote[]
  /** Settings and attributes that were left out because docwright doesn't need them. The writer has nothing to do. */
  readonly omitted: readonly MigrationNote[]
  /** Adds a task for the writer. */
  leave(place: Place, message: string, hint: string): void
  /** Adds a note about something that was left out, and why. */
  omit(place: Place, message: string, hint: string): void
}

/** Creates an empty collection of notes. */
export function startNotes(): MigrationNotes {
  const left: MigrationNote[] = []
  const omitted: MigrationNote[] = []
  return {
    left,
    omitted,
    leave: (place, message, hint) => void left.push({ place, message, hint }),
    omit: (place, message, hint) => void omitted.push({ place, message, hint }),
  }
}
