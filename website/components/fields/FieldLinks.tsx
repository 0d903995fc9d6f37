import { Fragment } from 'react'
import type { TransactionField } from './transaction-fields.ts'

/** Names of fields in a line, each leading to the reference. */
export function FieldLinks({ fields }: { readonly fields: readonly TransactionField[] }) {
  return (
    <p>
      {fields.map(({ name, href }, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <a href={href}>
            <code translate="no">{name}</code>
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
