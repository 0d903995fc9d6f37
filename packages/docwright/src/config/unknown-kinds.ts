import { nearest } from '../problem/nearest.ts'
import type { Place, Problem } from '../problem/problem.ts'
import { problemKinds } from '../problem/problem.ts'

/** What a config says in `problems` of kinds that are neither ours nor one of an extension's `kinds`. */
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
