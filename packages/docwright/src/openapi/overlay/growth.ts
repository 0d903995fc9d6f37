import type { Mistake } from '../../problem/problem.ts'
import { nestedTooDeep } from '../../problem/yaml-mistake.ts'
import type { Json } from '../document/json.ts'

/** As many values as overlays may add to a description, in addition to as many as it has. */
const mostAdded = 200_000

/** More levels than any real description has. */
const mostLevels = 400

/** How many values a value has, itself included, and how many levels. */
interface Extent {
  readonly values: number
  readonly levels: number
}

/** What is known of objects and lists: a part that is copied is measured once, however often it's copied. */
const measured = new WeakMap<object, Extent>()

/**
 * What is wrong with a description that actions have made larger than programs can read, such as one whose actions each copy
 * all that the actions before have copied.
 */
export function tooLarge(value: Json, before: Json): Mistake | undefined {
  const { values, levels } = extentOf(value)
  if (levels > mostLevels) return nestedTooDeep
  const most = 2 * extentOf(before).values + mostAdded
  if (values <= most) return undefined
  const message = `With this action, the description has more than ${most.toLocaleString('en')} values.`
  return { message, hint: 'copy smaller values' }
}

function extentOf(value: Json): Extent {
  if (typeof value !== 'object' || value === null) return { values: 1, levels: 0 }
  const known = measured.get(value)
  if (known) return known
  const extent = { values: 1, levels: 0 }
  for (const member of Object.values(value)) {
    const inner = extentOf(member ?? null)
    extent.values += inner.values
    extent.levels = Math.max(extent.levels, inner.levels + 1)
  }
  measured.set(value, extent)
  return extent
}
