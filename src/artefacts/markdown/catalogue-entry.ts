import { inlineCode } from '../../markdown/inline-code.ts'
import type { ErrorOccurrence } from '../../model/error-occurrences.ts'
import type { CatalogueEntry } from '../../openapi/objects/error-catalogue.ts'
import { blocks, fence, heading, item, lines, link, prose } from './text.ts'

/** An error code as its page explains it. */
export function catalogueEntry(entry: CatalogueEntry, occurrence: ErrorOccurrence | undefined): string {
  const { code, status, title, cause, action, retry, provokedBy } = entry
  return blocks([
    heading(3, inlineCode(code)),
    `${status} ${title}`,
    prose(cause),
    lines([
      item(`What to do: ${prose(action)}`),
      item(`Retry: ${prose(retry)}`),
      occurrence && item(`Returned by: ${returnedBy(occurrence)}`),
      provokedBy && item(`Provoke it: ${inlineCode(`${provokedBy.header}: ${provokedBy.value}`)}`),
    ]),
    occurrence && fence(occurrence.body.json, 'json'),
  ])
}

function returnedBy({ operations, isEverywhere }: ErrorOccurrence): string {
  if (isEverywhere) return 'every operation'
  return operations
    .map(({ operation: { method, path }, href }) => link(inlineCode(`${method} ${path}`), href))
    .join(', ')
}
