import type { Mistake } from '../../problem/problem.ts'
import { nestedTooDeep } from '../../problem/yaml-mistake.ts'
import type { Json } from '../document/json.ts'

/** How many values overlays may add to a description, in addition to doubling it. */
const maxAdded = 200_000

/** A limit above the depth of any real description. */
const maxLevels = 400

/** The number of values in a value, including itself, and its depth. */
interface Extent {
  readonly values: number
  readonly levels: number
}

/** Cached measurements, so that a part is measured once, however often it's copied. */
const extents = new WeakMap<object, Extent>()

/** Reports a description that actions have made too large, for example by repeatedly copying previous copies. */
export function findExcessiveGrowth(value: Json, before: Json): Mistake | undefined {
  const { values, levels } = measureExtent(value)
  if (levels > maxLevels) return nestedTooDeep
  const limit = 2 * measureExtent(before).values + maxAdded
  if (values <= limit) return undefined
  const message = `After this action, the description has more than ${limit.toLocaleString('en')} values.`
  return { message, hint: 'copy smaller values' }
}

/** Measures a value. The results for its parts are cached. */
function measureExtent(value: Json): Extent {
  if (typeof value !== 'object' || value === null) return { values: 1, levels: 0 }
  const cached = extents.get(value)
  if (cached) return cached
  const extent = { values: 1, levels: 0 }
  for (const member of Object.values(value)) {
    const inner = measureExtent(member ?? null)
    extent.values += inner.values
    extent.levels = Math.max(extent.levels, inner.levels + 1)
  }
  extents.set(value, extent)
  return extent
}
