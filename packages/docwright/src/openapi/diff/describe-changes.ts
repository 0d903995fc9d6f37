import type { ApiChange } from './compare-apis.ts'
import type { ChangeVerdict } from './kinds.ts'
import { verdicts } from './kinds.ts'

/** The heading of the changes with each verdict. */
export const verdictTitles = { breaking: 'Breaking', risky: 'Risky', compatible: 'Compatible' } as const

/** Counts the changes by verdict. */
export function countChanges(changes: readonly ApiChange[]): Readonly<Record<ChangeVerdict, number>> {
  const count = (verdict: ChangeVerdict) => changes.filter((change) => change.verdict === verdict).length
  return { breaking: count('breaking'), risky: count('risky'), compatible: count('compatible') }
}

/** Says in a sentence how many changes there are with each verdict. */
export function summarizeChanges(changes: readonly ApiChange[]): string {
  if (changes.length === 0) return 'No changes.'
  const counts = countChanges(changes)
  const each = verdicts.map((verdict) => `${counts[verdict]} ${verdict}`).join(', ')
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${each}.`
}

/** Says where a change is: its operation, and the part of it. */
export function locateChange({ operations, part }: ApiChange): string {
  return [`${operations[0]}${countOthers(operations)}`, ...(part ? [part] : [])].join(', ')
}

/** Says how many operations other than the first have a change: " and 3 more". Empty for none. */
export function countOthers({ length }: readonly string[]): string {
  return length > 1 ? ` and ${length - 1} more` : ''
}
