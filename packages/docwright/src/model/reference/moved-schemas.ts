import { memoized } from '../../lazy.ts'
import type { PagedSchema } from '../../openapi/schema/tree/paged-schema.ts'
import type { Page } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'

/** The Markdown twin of an operation with more fields than this leaves schemas to files of their own. */
const mostFields = 60

/** A schema with fewer fields than this isn't worth another request. */
const fewestFields = 5

/** The fields of a schema that has a Markdown twin of its own. */
type MovedSchema = Pick<PagedSchema, 'slug' | 'fields'>

/** The named schemas that have a Markdown twin of their own, since several long operations would repeat them. */
export const movedSchemas = memoized((api: PublishedApi): ReadonlyMap<string, MovedSchema> => {
  const long = [...api.operations, ...api.webhooks].filter(({ fields }) => fields.length > mostFields)
  const names = new Set(
    long.flatMap(({ fields }) =>
      fields.flatMap(({ schemaName, itemsName }) => schemaName ?? itemsName ?? []),
    ),
  )
  const moved = [...names].flatMap((name) => {
    if ((api.users.get(name) ?? []).length < 2) return []
    const schema = api.schemaNamed(name)
    if (!schema || schema.fields.length < fewestFields) return []
    return [[name, { slug: schema.slug, fields: schema.fields }] as const]
  })
  return new Map(moved)
})

/** The schema with a twin of its own to which the twin of a page leaves what is inside a field. */
export function movedSchemaAt(id: string, name: string | undefined, page: Page): MovedSchema | undefined {
  if (name === undefined || isWholeBody(id) || !isLong(page) || !('api' in page)) return undefined
  return movedSchemas(page.api).get(name)
}

function isLong(page: Page): boolean {
  return page.kind === 'schema' || (page.kind === 'operation' && page.operation.fields.length > mostFields)
}

/** What a request is made of is in the twin of its operation. */
function isWholeBody(id: string): boolean {
  return /^(?:callback\.[^.]+\.[^.]+\.)?(?:request[^.]*|schema)$/.test(id)
}
