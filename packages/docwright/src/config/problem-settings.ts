import { z } from 'zod'
import { nearest } from '../problem/nearest.ts'
import type { Place, Problem, ProblemKind } from '../problem/problem.ts'
import { problemKinds } from '../problem/problem.ts'
import type { SchemasOf } from './schemas-of.ts'

type Outcome = 'fail' | 'warn'

/** Whether mistakes fail the build or warn, by kind: the kinds of mistakes in an API file, and the kinds that extensions define. */
export interface ProblemsConfig {
  /** A key or a value that OpenAPI doesn't have in this place. */
  structure?: Outcome | undefined
  /** A `$ref` or a mapping that leads nowhere. */
  references?: Outcome | undefined
  /** A parameter, server variable, security scheme or parent of a tag that isn't declared, an ID, a parameter or an address that two have. */
  names?: Outcome | undefined
  /** A value of an `enum` that is of another type, an empty `enum`. */
  enums?: Outcome | undefined
  /** An example or a default that doesn't fit its schema, parts of an `allOf` that no value fits together. */
  examples?: Outcome | undefined
  /** A link of a description that leads nowhere. */
  links?: Outcome | undefined
  /** A wording that the prose rules avoid. */
  prose?: Outcome | undefined
  /** A kind of an extension. */
  [kind: string]: Outcome | undefined
}

const outcome = z.enum(['fail', 'warn']).default('fail')

/** What a docwright.config.ts may say of mistakes. */
export const problemSettings = z
  .object({
    structure: outcome,
    references: outcome,
    names: outcome,
    enums: outcome,
    examples: outcome,
    links: outcome,
    prose: outcome,
  } satisfies SchemasOf<Record<ProblemKind, Outcome>>)
  .catchall(outcome)

/** Reports kinds in a config's `problems` that neither docwright nor an extension of the site defines; `kinds` are the extensions' kinds. */
export function unknownKinds(
  named: readonly string[],
  { kinds, placeOf }: { kinds: readonly string[]; placeOf: (keys: readonly string[]) => Place },
): readonly Problem[] {
  const known = [...problemKinds, ...kinds]
  return named
    .filter((kind) => !known.includes(kind))
    .map((kind) => {
      const guess = nearest(kind, known)
      return {
        place: placeOf(['problems', kind]),
        message: `The config has no setting \`problems.${kind}\`.`,
        hint: guess ? `did you mean \`${guess}\`?` : 'remove it',
      }
    })
}
