import { memoize } from '../../lazy.ts'
import type { Json } from '../document/json.ts'
import type { FoundChange, SchemaPair } from './compare-parts.ts'
import { compareParts } from './compare-parts.ts'
import type { ComparedFile } from './description.ts'
import type { ChangeDirection } from './kinds.ts'

/** The differences between two schemas, and the pairs of schemas inside them. */
interface Comparison {
  readonly direction: ChangeDirection
  readonly ownChanges: readonly FoundChange[]
  /** An empty step means that the inner schemas describe the value itself or its items. */
  readonly inside: readonly (readonly [step: string, pair: SchemaPair])[]
}

/** Creates a function that compares schemas of two files. Each pair is compared only once, however many operations use it. */
export function createSchemaComparer(older: ComparedFile, newer: ComparedFile) {
  /** The comparisons of each direction, by the older schema and then by the newer one. */
  const comparisons = {
    request: new Map<Json, Map<Json, Comparison>>(),
    response: new Map<Json, Map<Json, Comparison>>(),
  }
  // Memoized, because many operations may share a body or an error.
  const listChanges = memoize(findChangesBelow)
  return (pair: SchemaPair, direction: ChangeDirection) => listChanges(compareOnce(pair, direction))

  /** Visits each comparison once, breadth-first, so that recursion ends and each change has its shortest path. */
  function findChangesBelow(root: Comparison): readonly FoundChange[] {
    const found: FoundChange[] = []
    const seen = new Set<Comparison>()
    const waiting: (readonly [path: readonly string[], Comparison])[] = [[[], root]]
    // The list grows during the loop.
    for (const [path, comparison] of waiting) {
      if (seen.has(comparison)) continue
      seen.add(comparison)
      found.push(...comparison.ownChanges.map((change) => ({ ...change, path: [...path, ...change.path] })))
      for (const [step, pair] of comparison.inside) {
        waiting.push([step ? [...path, step] : path, compareOnce(pair, root.direction)])
      }
    }
    return found
  }

  function compareOnce(pair: SchemaPair, direction: ChangeDirection): Comparison {
    const comparisonsWithNewer = comparisons[direction].get(pair.older) ?? new Map<Json, Comparison>()
    comparisons[direction].set(pair.older, comparisonsWithNewer)
    const known = comparisonsWithNewer.get(pair.newer)
    if (known) return known
    const ownChanges: FoundChange[] = []
    const inside: (readonly [string, SchemaPair])[] = []
    const comparison = { direction, ownChanges, inside }
    // Stored before it's complete, because variants may refer back to it.
    comparisonsWithNewer.set(pair.newer, comparison)
    compareParts({
      older: { file: older, raw: pair.older, parts: older.schemas.getParts(pair.older) },
      newer: { file: newer, raw: pair.newer, parts: newer.schemas.getParts(pair.newer) },
      direction,
      addChange: (change) => ownChanges.push(change),
      addInside: (step, inner) => inside.push([step, inner]),
      areSame: (inner) => findChangesBelow(compareOnce(inner, direction)).length === 0,
    })
    return comparison
  }
}
