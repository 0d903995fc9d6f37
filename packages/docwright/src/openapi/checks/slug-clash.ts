import type { Problem } from '../../problem/problem.ts'
import { keysOf } from '../document/pointer.ts'
import type { Source } from '../document/source.ts'
import type { Operation } from '../objects/operation.ts'

/** Operations that would be written to the same page; each clash names both. */
export function slugClashes(operations: readonly Operation[], source: Source): readonly Problem[] {
  const bySlug = new Map<string, Operation>()
  return operations.flatMap((operation) => {
    const other = bySlug.get(operation.slug)
    if (!other) bySlug.set(operation.slug, operation)
    return other ? [clash(other, { operation, source })] : []
  })
}

function clash(
  first: Operation,
  { operation: second, source }: { operation: Operation; source: Source },
): Problem {
  return {
    place: source.placeOf(keysOf(second.pointer)),
    message: `${titleOf(second)} and ${titleOf(first)} would have the same address, \`${second.slug}\`.`,
    hint: 'rename one of the paths',
  }
}

function titleOf({ method, path }: Operation): string {
  return `\`${method} ${path}\``
}
