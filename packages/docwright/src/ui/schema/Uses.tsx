import { Fragment } from 'react'
import type { Schema } from '../../openapi/schema/facts/schema.ts'
import { InlineCode } from '../prose/InlineCode.tsx'
import { PageOnly } from '../twin-marks.tsx'
import type { SchemaLinks } from './schema-links.ts'
import styles from './Uses.module.css'

const number = new Intl.NumberFormat('en')

/** Links to other uses of a named object or union, shown once on a page. */
export function Uses({ schema, links }: { schema: Schema; links: SchemaLinks }) {
  const isStructured = schema.kind === 'object' || schema.kind === 'union'
  const uses = isStructured && schema.name !== undefined ? links.getUses(schema.name, schema.id) : undefined
  if (!uses) return null
  return (
    <PageOnly>
      <p className={styles.uses}>
        <InlineCode>{schema.name}</InlineCode> is also used in{' '}
        {uses.links.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && ', '}
            <a href={href}>{label}</a>
          </Fragment>
        ))}
        {uses.others > 0 ? ` and ${number.format(uses.others)} more.` : '.'}
      </p>
    </PageOnly>
  )
}
