import type { Problem } from './problem.ts'

/** Problems that a report names once: the first of them, and how many there are in which places. */
export interface ProblemGroup {
  /** In the order of the report; the first one is shown. */
  readonly problems: readonly Problem[]
  /** Whether they have the same words, and not only the same form. */
  readonly isSame: boolean
}

/** The most problems with the same words that are listed one by one. */
const mostSame = 3
/** The most problems with words of the same form that are listed one by one. */
const mostAlike = 10

/**
 * Groups the problems of API files that would fill a report with the same words, such as a missing target that many references
 * name. Each mistake elsewhere is a person's, and fixed by itself.
 */
export function problemGroups(problems: readonly Problem[]): readonly ProblemGroup[] {
  const same = grouped(problems, wordsOf, mostSame)
  const alike = grouped(same, ([first]) => formOf(first!), mostAlike)
  return alike.map((group) => ({ problems: group.flat(), isSame: group.length === 1 }))
}

/** The items that share a key with more than `most` others as one list; each of the others as a list of its own. */
function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => unknown,
  most: number,
): readonly (readonly Item[])[] {
  const byKey = Map.groupBy(items, keyOf)
  return [...byKey.values()].flatMap((group) => (group.length > most ? [group] : group.map((item) => [item])))
}

function wordsOf(problem: Problem): unknown {
  const { kind, message, hint } = problem
  if (kind === undefined) return problem
  return JSON.stringify([kind, message, hint])
}

/** What is the same in messages about different names and values of an API file. */
function formOf(problem: Problem): unknown {
  const { kind, message } = problem
  if (kind === undefined) return problem
  return JSON.stringify([kind, message.replaceAll(/`[^`]*`|"[^"]*"|\d+/g, '…')])
}
