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
  /** Of a mistake that leaves something to draw: what the config calls it, a `ProblemKind` or a kind of an extension's. */
  readonly kind?: string
}

/** What is wrong with something, and how to fix it, for anyone who knows its place. */
export type Mistake = Omit<Problem, 'place'>

/**
 * The kinds of mistakes that don't prevent rendering, as a config names them: mistakes in an API file, and wordings that the
 * prose rules avoid. A mistake without a kind (a file that isn't YAML, an unknown version of OpenAPI) always fails.
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

/** The name of one of these kinds. */
export type ProblemKind = (typeof problemKinds)[number]
