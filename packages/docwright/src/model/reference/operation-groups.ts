import type { PathGroup } from '../../openapi/names/path-words.ts'
import { groupsByPath } from '../../openapi/names/path-words.ts'
import { nameSlug } from '../../openapi/names/slug.ts'
import type { Operation } from '../../openapi/objects/operation.ts'

/** The most operations of a tag in one list: in a longer one no one finds anything. */
const mostInAList = 100

/** The operations of a tag as they are listed: one group without a title, unless there are so many that their paths group them. */
export function operationGroups(operations: readonly Operation[]): readonly PathGroup<Operation>[] {
  return operations.length > mostInAList
    ? groupsByPath(operations)
    : [{ title: undefined, items: operations }]
}

/** The ID of a group's heading on the page of its tag. */
export function operationGroupId(title: string): string {
  return `operations-${nameSlug(title)}`
}
