import type { ApiChange } from '../../openapi/diff/compare-apis.ts'
import type { Place } from '../../problem/problem.ts'

/** Counts the changes by verdict. */
function countsOf(changes: readonly ApiChange[]) {
  const count = (verdict: ApiChange['verdict']) =>
    changes.filter((change) => change.verdict === verdict).length
  return { breaking: count('breaking'), risky: count('risky'), compatible: count('compatible') }
}

function summaryOf(changes: readonly ApiChange[]): string {
  if (changes.length === 0) return 'No changes.'
  const { breaking, risky, compatible } = countsOf(changes)
  return `${changes.length} ${changes.length === 1 ? 'change' : 'changes'}: ${breaking} breaking, ${risky} risky, ${compatible} compatible.`
}

/** Formats the report of `docwright diff`. */
export const diffReports = {
  text: (changes: readonly ApiChange[]) =>
    [
      ...changes.map((change) =>
        [
          `${change.verdict}: ${whereOf(change)}`,
          `  ${change.message}`,
          `  ${placesOf(change).map(placeText).join(' → ')}\n`,
        ].join('\n'),
      ),
      `${summaryOf(changes)}\n`,
    ].join('\n'),
  markdown: (changes: readonly ApiChange[]) =>
    `${[
      '# API changes',
      summaryOf(changes),
      ...(['breaking', 'risky', 'compatible'] as const).flatMap((verdict) => {
        const list = changes.filter((change) => change.verdict === verdict)
        return list.length > 0 ? [`## ${titles[verdict]}`, list.map(markdownItem).join('\n')] : []
      }),
    ].join('\n\n')}\n`,
  json: (changes: readonly ApiChange[]) =>
    `${JSON.stringify({ ...countsOf(changes), changes }, undefined, 2)}\n`,
} as const

const titles = { breaking: 'Breaking', risky: 'Risky', compatible: 'Compatible' } as const

function whereOf({ operations, part }: ApiChange): string {
  const [first, ...others] = operations
  const more = others.length > 0 ? ` and ${others.length} more` : ''
  return [`${first}${more}`, ...(part ? [part] : [])].join(', ')
}

function markdownItem(change: ApiChange): string {
  const links = placesOf(change).map(
    (place) => `[${placeText(place)}](${encodeURI(place.file)}#L${place.line})`,
  )
  return `- **${whereOf(change)}**: ${change.message} (${links.join(' → ')})`
}

function placesOf({ older, newer }: ApiChange): readonly Place[] {
  return [older, newer].filter((place) => place !== undefined)
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}
