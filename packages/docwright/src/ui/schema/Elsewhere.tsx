import type { Schema } from '../../openapi/schema/facts/schema.ts'
import styles from './FieldHead.module.css'
import type { SchemaLinks } from './schema-links.ts'

/** Where the fields of a schema stand that are told in another place: further up on the page, or on a page of their own. */
export function Elsewhere({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const told = schema.kind === 'array' ? schema.items : schema
  if (told.kind === 'repeat') {
    return (
      <span className={styles.elsewhere}>
        {' the same as '}
        <a href={`#${told.to}`}>{told.name ?? told.to}</a>
      </span>
    )
  }
  if (told.kind !== 'cut') return null
  return (
    <span className={styles.elsewhere}>
      {' on a page of its own: '}
      <a href={links.pageOf(told.page)}>{told.name ?? told.page}</a>
      {told.extent && `, ${told.extent}`}
    </span>
  )
}
