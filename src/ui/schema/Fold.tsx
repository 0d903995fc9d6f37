import type { Schema } from '../../openapi/schema/schema.ts'
import { Folded } from './Folded.tsx'
import { foldTitle, isOpenAt } from './fold.ts'
import { Inside } from './Inside.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

/** What is inside a field, folded when it is deep or long. */
export function Fold({ schema, view }: { schema: Schema; view: View }) {
  const title = foldTitle(schema)
  const depth = view.depth + 1
  const inside = (
    <>
      <Inside schema={schema} view={{ ...view, depth }} />
      <Uses schema={schema} links={view.links} />
    </>
  )
  if (title === undefined) return inside
  return (
    <Folded title={title} isOpen={view.isWay || isOpenAt(depth, schema)}>
      {inside}
    </Folded>
  )
}
