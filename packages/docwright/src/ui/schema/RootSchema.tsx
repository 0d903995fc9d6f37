import { createBodyFilter } from '../../model/reference/body-filter.ts'
import { listFacts } from '../../model/reference/facts.ts'
import type { Field, Schema } from '../../openapi/schema/facts/schema.ts'
import { Description } from '../prose/Markdown.tsx'
import { PageOnly } from '../twin-marks.tsx'
import { Facts } from './Facts.tsx'
import { Filter } from './Filter.tsx'
import { isClosedThroughout, isShort } from './fold.ts'
import styles from './Inside.module.css'
import { Inside } from './Inside.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

interface Props {
  readonly field: Field
  /** The schema with the facts to list, without examples, which are shown as samples. */
  readonly described?: Schema
  readonly view: View
}

/** The outermost schema of a body. Its fields are rows, and their content is collapsed unless the whole body is short. */
export function RootSchema({ field: { id, schema }, described = schema, view }: Props) {
  const filter = view.isSent ? createBodyFilter(schema) : undefined
  const isClosed = schema.kind === 'object' && schema.isClosed && isClosedThroughout(schema)
  return (
    <>
      <Description text={schema.description} />
      <Facts facts={listFacts(described)} schema={schema} links={view.links} />
      {isClosed && <p className={styles.note}>No other fields are allowed.</p>}
      {filter && (
        <PageOnly>
          <Filter filter={filter} id={id} />
        </PageOnly>
      )}
      <Inside
        schema={schema}
        view={{ ...view, isOnMainPath: true, isOpen: isShort(schema), filter, isClosed }}
      />
      <Uses schema={schema} links={view.links} />
    </>
  )
}
