import type { ExternalDocs } from './external-docs.ts'
import { readExternalDocs } from './external-docs.ts'
import type { JsonObject } from './json.ts'
import { listOf, objectOf, textOf, textsOf } from './json.ts'
import { present } from './present.ts'

/** A group of operations (OpenAPI 3.2, 4.22); each operation is in exactly one, its first. */
export interface Tag {
  readonly name: string
  /** What to show: `summary` (3.2), `x-displayName`, or the name. */
  readonly title: string
  /** Markdown. */
  readonly description?: string
  readonly externalDocs?: ExternalDocs
  /** The name of the tag above it: `parent` (3.2) or the `x-tagGroups` group that holds it. */
  readonly parent?: string
  /** The ids of its operations, in the order of the file. */
  readonly operations: readonly string[]
}

/** The tag of operations that name none. */
export const otherTag = 'Other'

interface Tagged {
  readonly id: string
  readonly tag: string
}

/** Tags in the order of the file, then those that only operations name; a tag without operations stays. */
export function readTags(document: JsonObject, operations: readonly Tagged[]): readonly Tag[] {
  const declared = listOf(document.tags)
    .map(objectOf)
    .filter((tag) => textOf(tag.name))
  const groups = listOf(document['x-tagGroups'])
    .map(objectOf)
    .filter((group) => textOf(group.name))
  const tags = new Map<string, JsonObject>()
  for (const tag of [...groups.map(({ name }) => ({ name })), ...declared])
    tags.set(String(tag.name), tag as JsonObject)
  for (const { tag } of operations) if (!tags.has(tag)) tags.set(tag, { name: tag })
  const parents = new Map(groups.flatMap(({ name, tags }) => textsOf(tags).map((tag) => [tag, String(name)])))
  return [...tags].map(([name, tag]) =>
    present({
      name,
      title: textOf(tag.summary) ?? textOf(tag['x-displayName']) ?? name,
      description: textOf(tag.description),
      externalDocs: readExternalDocs(tag.externalDocs),
      parent: parentOf(name, { tag, tags, parents }),
      operations: operations.filter((operation) => operation.tag === name).map(({ id }) => id),
    }),
  )
}

interface Family {
  readonly tag: JsonObject
  readonly tags: ReadonlyMap<string, JsonObject>
  readonly parents: ReadonlyMap<string, string>
}

function parentOf(name: string, { tag, tags, parents }: Family): string | undefined {
  const parent = textOf(tag.parent) ?? parents.get(name)
  return parent !== name && parent !== undefined && tags.has(parent) ? parent : undefined
}
