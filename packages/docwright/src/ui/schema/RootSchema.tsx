import { factsOf } from '../../model/reference/facts.ts'
import { lensOf } from '../../model/reference/lens.ts'
import type { Field, Schema } from '../../openapi/schema/facts/schema.ts'
import { Description } from '../prose/Markdown.tsx'
import { PageOnly } from '../twin-marks.tsx'
import { Facts } from './Facts.tsx'
import { isClosedThroughout, isShort } from './fold.ts'
import styles from './Inside.module.css'
import { Inside } from './Inside.tsx'
import { Lens } from './Lens.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

interface Props {
  readonly field: Field
  /** The schema whose facts are listed: without the examples, which are shown next to it as samples. */
  readonly described?: Schema
  readonly view: View
}

/** The outermost schema of a body: its fields are rows, and what is inside them is folded unless all is short. */
export function RootSchema({ field: { id, schema }, described = schema, view }: Props) {
  const lens = view.isSent ? lensOf(schema) : undefined
  const isClosed = schema.kind === 'object' && schema.isClosed && isClosedThroughout(schema)
  return (
    <>
      <Description text={schema.description} />
      <Facts facts={factsOf(described)} schema={schema} links={view.links} />
      {isClosed && <p className={styles.note}>No other fields are allowed.</p>}
      {lens && (
        <PageOnly>
          <Lens lens={lens} id={id} />
        </PageOnly>
      )}
      <Inside
        schema={schema}
        view={{ ...view, isOnMainPath: true, isOpen: isShort(schema), lens, isClosed }}
      />
      <Uses schema={schema} links={view.links} />
    </>
  )
}
