import type { Field } from '../facts/schema.ts'
import type { FieldEntry } from './page-fields.ts'
import type { OwnPage, SchemaIndex } from './schema-index.ts'
import { walkSchemas } from './walk.ts'

/** A separate page for a schema that is too large for other pages. Its fields have IDs that start with `schema.`. */
export interface PagedSchema {
  readonly name: string
  /** The page's address inside the reference: `schema-payment-request`. */
  readonly slug: string
  readonly field: Field
  readonly fields: readonly FieldEntry[]
}

/** Reads the pages of schemas that other pages leave out, that descriptions link to, and that these pages leave out in turn. */
export function readSchemaPages(
  schemaIndex: SchemaIndex,
  cuts: readonly OwnPage[],
  linked: Iterable<string> = [],
): readonly PagedSchema[] {
  const pages = new Map<string, PagedSchema>()
  const queue = [...cuts, ...[...linked].flatMap((name) => schemaIndex.findPageByName(name) ?? [])]
  // The list grows during the loop.
  for (const page of queue) {
    if (pages.has(page.slug)) continue
    const { cuts: further, ...schema } = readOwnPage(schemaIndex, page)
    pages.set(page.slug, schema)
    queue.push(...further)
  }
  return [...pages.values()]
}

/** Reads a named schema, as its own page would show it. */
export function readNamedSchema(schemaIndex: SchemaIndex, name: string): PagedSchema | undefined {
  const page = schemaIndex.findPageByName(name)
  return page && readOwnPage(schemaIndex, page)
}

function readOwnPage(schemaIndex: SchemaIndex, page: OwnPage) {
  const { raw, name, slug } = page
  const walk = walkSchemas(schemaIndex, page)
  const field = walk.addRoot(raw, { address: { kind: 'schema' }, name, direction: 'both' })
  const { fields, cuts } = walk.resolve()
  return { name, slug, field, fields, cuts }
}
