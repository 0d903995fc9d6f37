/**
 * The kinds of mistakes in an API file that leave something to draw, as a config names them. A mistake without a kind (a file
 * that is no YAML, a version of OpenAPI that nobody knows) always fails.
 */
export const problemKinds = ['structure', 'references', 'names', 'enums', 'examples', 'links'] as const

/** One of them. */
export type ProblemKind = (typeof problemKinds)[number]
