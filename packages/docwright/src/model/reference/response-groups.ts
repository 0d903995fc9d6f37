import type { MediaType } from '../../openapi/objects/media-type.ts'
import type { Response } from '../../openapi/objects/response.ts'

/** Responses whose body is the same: each says what it means, and the body is shown once for all. */
export interface ResponseGroup {
  readonly responses: readonly Response[]
  /** The body, where the first of them has it. */
  readonly content: readonly MediaType[]
}

/** The responses of an operation in the order of the file, those with the same body together. */
export function responseGroups(responses: readonly Response[]): readonly ResponseGroup[] {
  const groups = Map.groupBy(responses, (response) => bodyKey(response) ?? response.id)
  return [...groups.values()].map((members) => ({ responses: members, content: members[0]!.content }))
}

/** Tells apart the bodies that differ; undefined for a response without one, or with one that is like no other. */
function bodyKey({ content }: Response): string | undefined {
  const isPlain = content.every(({ item, encodings }) => !item && encodings.length === 0)
  if (content.length === 0 || !isPlain) return undefined
  return JSON.stringify(content.map(({ name, body }) => [name, body && treeOf(body.schema, body.id)]))
}

function treeOf({ description, ...schema }: NonNullable<MediaType['body']>['schema'], id: string) {
  if (schema.kind === 'cut') return [schema.page, description]
  return [schema.kind === 'repeat' ? schema.to : id, description]
}

/** "400, 401 and 422", "404 and any other status": the statuses of a group. */
export function statusesOf({ responses }: ResponseGroup): string {
  const words = responses.map(({ status, title }) =>
    status === 'default' ? title.charAt(0).toLowerCase() + title.slice(1) : status,
  )
  return new Intl.ListFormat('en-GB').format(words)
}

/** "200 OK", or of several statuses "200 and 201": what stands above a group. */
export function groupTitle(group: ResponseGroup): string {
  return group.responses.length === 1 ? group.responses[0]!.title : statusesOf(group)
}
