import type { Atlas } from './atlas.ts'
import type { FieldEntry } from './page-fields.ts'
import type { Field } from './schema.ts'
import type { ShownSchemas } from './walk.ts'
import { walkSchemas } from './walk.ts'

/** A page of its own for a schema that other pages have no room for; its fields have ids `schema.…`. */
export interface PagedSchema {
  readonly name: string
  /** The page's address inside the reference: `schema-payment-request`. */
  readonly slug: string
  readonly field: Field
  readonly fields: readonly FieldEntry[]
}

/** The pages of the schemas that other pages cut, or that a description links to, and of those that these pages cut themselves. */
export function readSchemaPages(
  atlas: Atlas,
  shown: Iterable<ShownSchemas>,
  linked: Iterable<string> = [],
): readonly PagedSchema[] {
  const pages = new Map<string, PagedSchema>()
  const queue = [...[...shown].flatMap(({ cuts }) => [...cuts]), ...linked]
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const raw = atlas.rawOf(name)
    if (pages.has(name) || raw === undefined) continue
    const root = { address: { kind: 'schema' }, name, direction: 'both' } as const
    const walk = walkSchemas([{ raw, root }], atlas)
    pages.set(name, { name, slug: atlas.pageOf(name), field: walk.roots[0]!, fields: walk.entries })
    queue.push(...walk.cuts)
  }
  return [...pages.values()]
}
