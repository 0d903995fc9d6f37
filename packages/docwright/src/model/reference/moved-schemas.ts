import { memoize } from '../../lazy.ts'
import type { FieldEntry } from '../../openapi/schema/tree/page-fields.ts'
import type { PagedSchema } from '../../openapi/schema/tree/paged-schema.ts'
import type { Page } from '../page.ts'
import type { PublishedApi } from '../published-api.ts'

/** If an operation has more fields than this, its Markdown twin leaves schemas to separate files. */
const maxFields = 60

/** A schema with fewer fields than this isn't worth another request, unless one twin would repeat it often. */
const minFields = 5

/** If a small schema is at this many places of one operation, it's worth another request. */
const minPlaces = 5

/** The fields of a schema that has a Markdown twin of its own. */
type MovedSchema = Pick<PagedSchema, 'slug' | 'fields'>

/** Returns the named schemas with a Markdown twin of their own, because several long operations would otherwise repeat them. */
export const listMovedSchemas = memoize((api: PublishedApi): ReadonlyMap<string, MovedSchema> => {
  const long = [...api.operations, ...api.webhooks].filter(({ fields }) => fields.length > maxFields)
  const places = new Map<string, number>()
  for (const { fields } of long) {
    for (const [name, { size }] of indexPlaces(fields)) {
      places.set(name, Math.max(size, places.get(name) ?? 0))
    }
  }
  const moved = [...places].flatMap(([name, mostPlaces]) => {
    if ((api.users.get(name) ?? []).length < 2) return []
    const schema = api.schemaNamed(name)
    const length = schema?.fields.length ?? 0
    if (!schema || (length < minFields && (length < 2 || mostPlaces < minPlaces))) return []
    return [[name, { slug: schema.slug, fields: schema.fields }] as const]
  })
  return new Map(moved)
})

/** The places of each named schema in an operation; the bodies of several statuses are one place. */
function indexPlaces(fields: readonly FieldEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const places = new Map<string, Set<string>>()
  for (const { id, schemaName, itemsName } of fields) {
    const name = schemaName ?? itemsName
    if (name === undefined) continue
    const known = places.get(name) ?? new Set()
    places.set(name, known.add(id.replace(/^response\.[^.]+/, 'response')))
  }
  return places
}

/** Returns the schema that a page's twin links to instead of listing a field's children, if it does. */
export function findMovedSchema(id: string, name: string | undefined, page: Page): MovedSchema | undefined {
  if (name === undefined || isKeptInTwin(id) || !mayMoveSchemas(page) || !page.api) return undefined
  return listMovedSchemas(page.api).get(name)
}

/** Checks whether a page's twin leaves schemas out: the page of a schema, and a long operation. */
function mayMoveSchemas(page: Page): boolean {
  return page.kind === 'schema' || (page.kind === 'operation' && page.operation.fields.length > maxFields)
}

/** Checks whether a field is the whole body of a request, or a schema's page. That remains in the page's twin. */
function isKeptInTwin(id: string): boolean {
  return /^(?:callback\.[^.]+\.[^.]+\.)?(?:request[^.]*|schema)$/.test(id)
}
