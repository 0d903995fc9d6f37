import type { Schema } from '../../openapi/schema.ts'
import styles from './Fold.module.css'
import { foldTitle, isOpenAt } from './fold.ts'
import { Inside } from './Inside.tsx'
import type { View } from './schema-links.ts'
import { Uses } from './Uses.tsx'

/** What is inside a field, folded when it is deep or long. */
export function Fold({ schema, view }: { schema: Schema; view: View }) {
  const title = foldTitle(schema)
  const inside = <Inside schema={schema} view={{ ...view, depth: view.depth + 1 }} />
  if (title === undefined) {
    return (
      <>
        {inside}
        <Uses schema={schema} links={view.links} />
      </>
    )
  }
  return (
    <details className={styles.fold} open={isOpenAt(view.depth + 1, schema)}>
      <summary className={styles.title}>{title}</summary>
      <div className={styles.inside}>
        {inside}
        <Uses schema={schema} links={view.links} />
      </div>
    </details>
  )
}
