import type { LocatedValue, Origins } from './origins.ts'

/** Selected values by their path of keys. */
interface Selection {
  isTarget: boolean
  readonly inside: Map<string, Selection>
}

/** Changes a selected value, or removes it by returning undefined. */
export type Change = (written: LocatedValue) => LocatedValue | undefined

/** Changes the values at some paths of a description. Each object and list around them is copied only once. */
export function applyChanges(
  whole: LocatedValue,
  places: readonly (readonly string[])[],
  { origins, change }: { readonly origins: Origins; readonly change: Change },
): LocatedValue | undefined {
  return changeSelected(whole, getSelection(places))

  function changeSelected(written: LocatedValue, { isTarget, inside }: Selection): LocatedValue | undefined {
    const withChanges = inside.size === 0 ? written : changeMembers(written, inside)
    return isTarget ? change(withChanges) : withChanges
  }

  function changeMembers(written: LocatedValue, inside: ReadonlyMap<string, Selection>): LocatedValue {
    const members = origins.members(written).flatMap(([key, member]) => {
      const selection = inside.get(key)
      const changed = selection ? changeSelected(member, selection) : member
      return changed ? [[key, changed] as const] : []
    })
    return origins.replaceMembers(written, members)
  }
}

function getSelection(places: readonly (readonly string[])[]): Selection {
  const whole: Selection = { isTarget: false, inside: new Map() }
  for (const keys of places) {
    let selection = whole
    for (const key of keys) {
      const inner = selection.inside.get(key) ?? { isTarget: false, inside: new Map() }
      selection.inside.set(key, inner)
      selection = inner
    }
    selection.isTarget = true
  }
  return whole
}
