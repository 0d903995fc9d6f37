import type { ProblemKind } from './problem-kind.ts'

/** Where in a file a writer has to look. Lines and columns count from 1, as editors do. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A mistake in something a writer can edit: where it is, what is wrong, how to fix it. */
export interface Problem {
  readonly place: Place
  readonly message: string
  readonly hint?: string
  /** Of a mistake in an API file that can be drawn all the same: what the config calls it. */
  readonly kind?: ProblemKind
}
