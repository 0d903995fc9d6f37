import { z } from 'zod'
import { findNearest } from '../problem/nearest.ts'
import type { Place, Problem, ProblemKind } from '../problem/problem.ts'
import { problemKinds } from '../problem/problem.ts'

const outcome = z.enum(['fail', 'warn']).default('fail')

/** The config's settings for problems: the kinds of mistakes in an API file, and the kinds that extensions define. */
export const problemSettings = z
  .object({
    /** A key or a value that OpenAPI doesn't allow at this location. */
    structure: outcome,
    /** A `$ref` or a mapping whose target doesn't exist. */
    references: outcome,
    /** An undeclared parameter, server variable, security scheme or parent of a tag, or a duplicate ID, parameter or path. */
    names: outcome,
    /** An `enum` value of the wrong type, or an empty `enum`. */
    enums: outcome,
    /** An example or a default that doesn't match its schema, or an `allOf` that no value can match. */
    examples: outcome,
    /** A broken link in a description. */
    links: outcome,
    /** Wording that the prose rules avoid. */
    prose: outcome,
  } satisfies Record<ProblemKind, typeof outcome>)
  .catchall(outcome)

/** Reports kinds in a config's `problems` that neither docwright nor an extension of the site defines; `kinds` are the extensions' kinds. */
export function findUnknownKinds(
  named: readonly string[],
  { kinds, placeOf }: { kinds: readonly string[]; placeOf: (keys: readonly string[]) => Place },
): readonly Problem[] {
  const known = [...problemKinds, ...kinds]
  return named
    .filter((kind) => !known.includes(kind))
    .map((kind) => {
      const guess = findNearest(kind, known)
      return {
        place: placeOf(['problems', kind]),
        message: `The config has no setting \`problems.${kind}\`.`,
        hint: guess ? `did you mean \`${guess}\`?` : 'remove it',
      }
    })
}
