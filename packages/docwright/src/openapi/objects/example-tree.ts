import type { Json } from '../document/json.ts'
import { objectOf } from '../document/json.ts'
import { refOf } from '../document/reference.ts'
import type { Field } from '../schema/facts/schema.ts'
import { noneCommon } from '../schema/parts/common-schemas.ts'
import type { Atlas } from '../schema/tree/atlas.ts'
import type { Direction } from '../schema/tree/page-fields.ts'
import { walkSchemas } from '../schema/tree/walk.ts'

/** The tree of a body as its made-up example needs it, whatever the page has room for. */
export type ExampleTrees = (raw: Json, direction: Direction) => Field

/** A made-up example shows no more fields of a file's largest bodies. */
const mostFields = 600

/** The trees of a file, each made anew whenever it is asked for. */
export function exampleTrees(atlas: Atlas): ExampleTrees {
  const roomy = { ...atlas, budget: mostFields, common: noneCommon, repeats: 'in full' } as const
  return (body, direction) => {
    const raw = withoutReference(body, atlas) ?? {}
    const walk = walkSchemas(roomy, { name: '', slug: '', raw })
    const field = walk.root(raw, { address: { kind: 'schema' }, name: '', direction })
    walk.grow()
    return field
  }
}

/** What a reference points at, when it says nothing itself. */
function withoutReference(raw: Json, { schemas }: Atlas): Json {
  const isBare = refOf(raw) !== undefined && Object.keys(objectOf(raw)).length === 1
  return (isBare && schemas.references.follow(raw)) || raw
}
