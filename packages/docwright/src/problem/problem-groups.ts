import type { Problem } from './problem.ts'

/** Problems that a report shows together: the first one, and the number and places of the others. */
export interface ProblemGroup {
  /** The problems in the report's order. The first one is shown. */
  readonly problems: readonly Problem[]
  /** Whether they have the same message, rather than only the same form. */
  readonly isSame: boolean
}

/** The most problems with the same message that are listed individually. */
const maxSameMessages = 3
/** The most problems with messages of the same form that are listed individually. */
const maxSameForms = 10

/**
 * Groups similar problems of API files, which would otherwise fill a report, such as a missing target of many references.
 * Problems elsewhere are individual mistakes and stay separate.
 */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  const same = groupLarge(problems, getMessageKey, maxSameMessages)
  const alike = groupLarge(same, ([first]) => getFormKey(first!), maxSameForms)
  return alike.map((group) => ({ problems: group.flat(), isSame: group.length === 1 }))
}

/** Groups items by key if more than `most` share it. All other items are groups of their own. */
function groupLarge<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
  maxSingle: number,
): readonly (readonly Item[])[] {
  const byKey = Map.groupBy(items, keyOf)
  return [...byKey.values()].flatMap((group) =>
    group.length > maxSingle ? [group] : group.map((item) => [item]),
  )
}

/** Returns a key that problems with the same message share. A problem without a kind is its own key. */
function getMessageKey(problem: Problem): unknown {
  const { kind, message, hint } = problem
  if (kind === undefined) return problem
  return JSON.stringify([kind, message, hint])
}

/** Returns the form of a problem's message, without the names and values in it. */
function getFormKey(problem: Problem): unknown {
  const { kind, message } = problem
  if (kind === undefined) return problem
  return JSON.stringify([kind, message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…')])
}
