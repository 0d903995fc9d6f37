import type { Problem } from '../../problem/problem.ts'
import type { Json } from '../document/json.ts'
import { isObject } from '../document/json.ts'
import type { LocatedValue, Origins } from './origins.ts'

interface MergeContext {
  readonly origins: Origins
  report(problem: Problem): void
}

/** Applies an action's update to its target: merges objects, appends to lists, and replaces other values. */
export function applyUpdate(
  target: LocatedValue,
  update: LocatedValue,
  { origins, report }: MergeContext,
): LocatedValue {
  const isEntry = Array.isArray(target.value) && !Array.isArray(update.value)
  return isEntry ? appendItems(target, [update]) : mergeWritten(target, update)

  /** Merges objects recursively and concatenates lists. Of other values, returns the second. */
  function mergeWritten(before: LocatedValue, after: LocatedValue): LocatedValue {
    if (isObject(before.value) && isObject(after.value)) {
      const members = new Map(origins.members(before))
      for (const [key, member] of origins.members(after)) {
        const known = members.get(key)
        members.set(key, known ? mergeWritten(known, member) : member)
      }
      return origins.replaceMembers(before, [...members])
    }
    if (Array.isArray(before.value) && Array.isArray(after.value)) {
      return appendItems(
        before,
        origins.members(after).map(([, item]) => item),
      )
    }
    const words = [describeKind(after.value), describeKind(before.value)] as const
    if (words[0] === words[1]) return after
    report({
      place: after.source.placeOf(after.path),
      message: `This is ${words[0]}, but its target in ${before.source.file} is ${words[1]}.`,
      hint: 'remove the old value in an action before this one',
    })
    return before
  }

  function appendItems(list: LocatedValue, added: readonly LocatedValue[]): LocatedValue {
    const items = [...origins.members(list).map(([, item]) => item), ...added]
    return origins.replaceMembers(
      list,
      items.map((item, index) => [String(index), item]),
    )
  }
}

function describeKind(value: Json): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : 'a single value'
}
