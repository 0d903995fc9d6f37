/** A location in a file. Lines and columns count from 1, as in editors. */
export interface Place {
  readonly file: string
  readonly line: number
  readonly column: number
}

/** A mistake in something that a writer can edit: where it is, what is wrong, how to fix it. */
export interface Problem {
  readonly place: Place
  readonly message: string
  readonly hint?: string
  /** The kind in the config, if the problem doesn't prevent rendering: a `ProblemKind` or an extension's kind. */
  readonly kind?: string
}

/** A problem without its place, which the caller adds. */
export type Mistake = Omit<Problem, 'place'>

/**
 * The kinds of problems that don't prevent rendering, by their names in the config: problems in an API file, and wordings that
 * the prose rules avoid. A problem without a kind (invalid YAML, an unknown version of OpenAPI) always fails.
 */
export const problemKinds = [
  'structure',
  'references',
  'names',
  'enums',
  'examples',
  'links',
  'prose',
] as const

/** The name of a kind of problem. */
export type ProblemKind = (typeof problemKinds)[number]
