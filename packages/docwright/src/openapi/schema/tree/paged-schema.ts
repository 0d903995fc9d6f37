import type { Field } from '../facts/schema.ts'
import type { FieldEntry } from './page-fields.ts'
import type { OwnPage, SchemaIndex } from './schema-index.ts'
import { walkSchemas } from './walk.ts'

/** A page of its own for a schema that other pages have no room for; its fields have IDs `schema.…`. */
export interface PagedSchema {
  readonly name: string
  /** The page's address inside the reference: `schema-payment-request`. */
  readonly slug: string
  readonly field: Field
  readonly fields: readonly FieldEntry[]
}

/** The pages of the schemas that other pages cut, or that a description links to, and of those that these pages cut themselves. */
export function readSchemaPages(
  schemaIndex: SchemaIndex,
  cuts: readonly OwnPage[],
  linked: Iterable<string> = [],
): readonly PagedSchema[] {
  const pages = new Map<string, PagedSchema>()
  const queue = [...cuts, ...[...linked].flatMap((name) => schemaIndex.pageNamed(name) ?? [])]
  // The list grows while it is walked.
  for (const page of queue) {
    if (pages.has(page.slug)) continue
    const { cuts: further, ...schema } = readOwnPage(schemaIndex, page)
    pages.set(page.slug, schema)
    queue.push(...further)
  }
  return [...pages.values()]
}

/** A schema that the file names, as a page of its own would show it. */
export function readNamedSchema(schemaIndex: SchemaIndex, name: string): PagedSchema | undefined {
  const page = schemaIndex.pageNamed(name)
  return page && readOwnPage(schemaIndex, page)
}

function readOwnPage(schemaIndex: SchemaIndex, page: OwnPage) {
  const { raw, name, slug } = page
  const walk = walkSchemas(schemaIndex, page)
  const field = walk.root(raw, { address: { kind: 'schema' }, name, direction: 'both' })
  const { fields, cuts } = walk.grow()
  return { name, slug, field, fields, cuts }
}
