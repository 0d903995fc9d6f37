import type { Place, Problem } from '../problem/problem.ts'

/** A note with its place in the old site, and the advice for the writer, or the reason why nothing needs to be done. */
interface MigrationNote extends Problem {
  readonly hint: string
}

/** Notes about everything that a migration doesn't carry over. */
export interface MigrationNotes {
  /** Tasks for the writer. */
  readonly tasks: readonly MigrationNote[]
  /** Settings and attributes that were left out because docwright doesn't need them. The writer has nothing to do. */
  readonly omissions: readonly MigrationNote[]
  /** Adds a task for the writer. */
  addTask(place: Place, message: string, hint: string): void
  /** Adds a note about something that was left out, and why. */
  addOmission(place: Place, message: string, hint: string): void
}

/** Creates an empty collection of notes. */
export function createNotes(): MigrationNotes {
  const tasks: MigrationNote[] = []
  const omissions: MigrationNote[] = []
  return {
    tasks,
    omissions,
    addTask: (place, message, hint) => void tasks.push({ place, message, hint }),
    addOmission: (place, message, hint) => void omissions.push({ place, message, hint }),
  }
}
