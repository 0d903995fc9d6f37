import type { Json } from '../document/json.ts'
import { asObject } from '../document/json.ts'
import { getRef } from '../document/reference.ts'
import type { Field } from '../schema/facts/schema.ts'
import { emptyCommonSchemas } from '../schema/parts/common-schemas.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { SchemaIndex } from '../schema/tree/schema-index.ts'
import { walkSchemas } from '../schema/tree/walk.ts'

/** Returns the tree of fields for a body's generated example, independent of the page's budget. */
export type CreateExampleTree = (raw: Json, direction: Direction) => Field

/** The most fields in a generated example. */
const maxFields = 600

/** Returns a function that builds the trees for a file's examples, without caching them. */
export function prepareExampleTrees(schemaIndex: SchemaIndex): CreateExampleTree {
  const index = { ...schemaIndex, budget: maxFields, common: emptyCommonSchemas, repeats: 'in full' } as const
  return (body, direction) => {
    const raw = followReference(body, schemaIndex)
    const walk = walkSchemas(index, { name: '', slug: '', raw })
    const field = walk.addRoot(raw, { address: { kind: 'schema' }, name: '', direction })
    walk.resolve()
    return field
  }
}

/** Returns the target of a schema that is only a reference. */
function followReference(raw: Json, { schemas }: SchemaIndex): Json {
  const isBare = getRef(raw) !== undefined && Object.keys(asObject(raw)).length === 1
  return (isBare && schemas.references.follow(raw)) || raw
}
