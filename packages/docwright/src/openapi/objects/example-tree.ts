import type { Json } from '../document/json.ts'
import { objectOf } from '../document/json.ts'
import { refOf } from '../document/reference.ts'
import type { Field } from '../schema/facts/schema.ts'
import { emptyCommonSchemas } from '../schema/parts/common-schemas.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import type { SchemaIndex } from '../schema/tree/schema-index.ts'
import { walkSchemas } from '../schema/tree/walk.ts'

/** The tree of a body as its made-up example needs it, whatever the page has room for. */
export type ExampleTrees = (raw: Json, direction: Direction) => Field

/** A made-up example shows no more fields of a file's largest bodies. */
const mostFields = 600

/** The trees of a file, each made anew whenever it is asked for. */
export function exampleTrees(schemaIndex: SchemaIndex): ExampleTrees {
  const roomy = {
    ...schemaIndex,
    budget: mostFields,
    common: emptyCommonSchemas,
    repeats: 'in full',
  } as const
  return (body, direction) => {
    const raw = withoutReference(body, schemaIndex) ?? {}
    const walk = walkSchemas(roomy, { name: '', slug: '', raw })
    const field = walk.root(raw, { address: { kind: 'schema' }, name: '', direction })
    walk.grow()
    return field
  }
}

/** What a reference points at, when it says nothing itself. */
function withoutReference(raw: Json, { schemas }: SchemaIndex): Json {
  const isBare = refOf(raw) !== undefined && Object.keys(objectOf(raw)).length === 1
  return (isBare && schemas.references.follow(raw)) || raw
}
