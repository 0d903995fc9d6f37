import kebabCase from 'lodash.kebabcase'
import { shortName } from '../../address/short-name.ts'
import type { FieldEntry } from './page-fields.ts'
import type { Schemas } from './parts.ts'
import type { Field } from './schema.ts'
import type { Atlas, SchemaWalk } from './walk.ts'
import { createWalk } from './walk.ts'

/** A page of its own for a schema that other pages have no room for; its fields have ids `schema.…`. */
export interface SchemaPage {
  readonly name: string
  /** The page's address inside the reference: `schema-payment-request`. */
  readonly slug: string
  readonly field: Field
  readonly fields: readonly FieldEntry[]
}

export function createAtlas(schemas: Schemas, budget: number): Atlas {
  const slugs = new Map<string, string>()
  const taken = new Set<string>()
  const pageOf = (name: string): string => {
    const known = slugs.get(name)
    if (known) return known
    const wanted = shortName(`schema-${kebabCase(name) || 'unnamed'}`)
    let slug = wanted
    for (let count = 2; taken.has(slug); count++) slug = `${wanted}-${count}`
    slugs.set(name, slug)
    taken.add(slug)
    return slug
  }
  for (const name of schemas.named.keys()) pageOf(name)
  return { schemas, budget, pageOf }
}

/** The pages that these walks link to, and those that the pages themselves link to. */
export function readSchemaPages(atlas: Atlas, walks: readonly SchemaWalk[]): readonly SchemaPage[] {
  const pages = new Map<string, SchemaPage>()
  const queue = walks.flatMap(({ cuts }) => [...cuts])
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    const raw = atlas.schemas.rawOf(name)
    if (pages.has(name) || raw === undefined) continue
    const walk = createWalk(atlas)
    const field = walk.root(raw, { id: 'schema', name, direction: 'both' })
    walk.finish()
    pages.set(name, { name, slug: atlas.pageOf(name), field, fields: walk.fields })
    queue.push(...walk.cuts)
  }
  return [...pages.values()]
}
