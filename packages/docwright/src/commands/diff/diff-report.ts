import type { ApiChange } from '../../openapi/diff/compare-apis.ts'
import {
  countChanges,
  locateChange,
  summarizeChanges,
  verdictTitles,
} from '../../openapi/diff/describe-changes.ts'
import { verdicts } from '../../openapi/diff/kinds.ts'
import type { Place } from '../../problem/problem.ts'
import { encodePath } from '../../url/encode-path.ts'

/** Formats the report of `docwright diff`. */
export const diffReports = {
  text: (changes: readonly ApiChange[]) =>
    [
      ...changes.map((change) =>
        [
          `${change.verdict}: ${locateChange(change)}`,
          `  ${change.message}`,
          `  ${listPlaces(change).map(placeText).join(' → ')}\n`,
        ].join('\n'),
      ),
      `${summarizeChanges(changes)}\n`,
    ].join('\n'),
  markdown: (changes: readonly ApiChange[]) =>
    `${[
      '# API changes',
      summarizeChanges(changes),
      ...verdicts.flatMap((verdict) => {
        const list = changes.filter((change) => change.verdict === verdict)
        return list.length > 0
          ? [`## ${verdictTitles[verdict]}`, list.map(formatMarkdownItem).join('\n')]
          : []
      }),
    ].join('\n\n')}\n`,
  json: (changes: readonly ApiChange[]) =>
    `${JSON.stringify({ ...countChanges(changes), changes }, undefined, 2)}\n`,
} as const

function formatMarkdownItem(change: ApiChange): string {
  const links = listPlaces(change).map((place) => `[${placeText(place)}](${formatHref(place)})`)
  return `- **${locateChange(change)}**: ${change.message} (${links.join(' → ')})`
}

/** Returns the address of a line. Encodes every character of the path that would end a path in a URL, or a link in Markdown. */
function formatHref({ file, line }: Place): string {
  return `${encodePath(file).replaceAll('(', '%28').replaceAll(')', '%29')}#L${line}`
}

function listPlaces({ older, newer }: ApiChange): readonly Place[] {
  return [older, newer].filter((place) => place !== undefined)
}

function placeText({ file, line, column }: Place): string {
  return `${file}:${line}:${column}`
}
