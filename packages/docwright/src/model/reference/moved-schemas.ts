import { memoized } from '../../lazy.ts'
import type { PagedSchema } from '../../openapi/schema/tree/paged-schema.ts'
import type { Page } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'

/** If an operation has more fields than this, its Markdown twin leaves schemas to separate files. */
const mostFields = 60

/** A schema with fewer fields than this isn't worth a separate request. */
const fewestFields = 5

/** The fields of a schema that has a Markdown twin of its own. */
type MovedSchema = Pick<PagedSchema, 'slug' | 'fields'>

/** Returns the named schemas with a Markdown twin of their own, because several long operations would otherwise repeat them. */
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

/** Returns the schema whose twin has the children of a field, if a page's twin leaves them out. */
export function movedSchemaAt(id: string, name: string | undefined, page: Page): MovedSchema | undefined {
  if (name === undefined || isWholeBody(id) || !isLong(page) || !('api' in page)) return undefined
  return movedSchemas(page.api).get(name)
}

function isLong(page: Page): boolean {
  return page.kind === 'schema' || (page.kind === 'operation' && page.operation.fields.length > mostFields)
}

/** Checks whether a field is a whole body, which remains in the operation's twin. */
function isWholeBody(id: string): boolean {
  return /^(?:callback\.[^.]+\.[^.]+\.)?(?:request[^.]*|schema)$/.test(id)
}
