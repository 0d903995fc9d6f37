import type { PathGroup } from '../../openapi/names/path-words.ts'
import { groupByPath } from '../../openapi/names/path-words.ts'
import { createNameSlug } from '../../openapi/names/slug.ts'
import type { Operation } from '../../openapi/objects/operation.ts'

/** The most operations of a tag in one list. Longer lists are hard to scan. */
const maxPerList = 100

/**
 * Groups a tag's operations for the list. Normally that's one group without a title; if there are too many, they're grouped by
 * path.
 */
export function groupOperations(operations: readonly Operation[]): readonly PathGroup<Operation>[] {
  return operations.length > maxPerList ? groupByPath(operations) : [{ title: undefined, items: operations }]
}

/** Returns the ID of a group's heading on the tag's page. */
export function createOperationGroupId(title: string): string {
  return `operations-${createNameSlug(title)}`
}
