import type { Schema } from '../../openapi/schema.ts'
import type { SchemaLinks } from './schema-links.ts'
import styles from './Uses.module.css'

/** Where else a named schema is shown, said once on a page. */
export function Uses({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const uses = schema.name === undefined ? undefined : links.usesOf(schema.name, schema.id)
  if (!uses) return null
  return (
    <p className={styles.uses}>
      <code>{schema.name}</code> is also used in{' '}
      {uses.links.map(({ href, label }, index) => (
        <span key={href}>
          {index > 0 && ', '}
          <a href={href}>{label}</a>
        </span>
      ))}
      {uses.others > 0 && ` and ${uses.others.toLocaleString('en')} more`}.
    </p>
  )
}
