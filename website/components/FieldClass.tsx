import { Fragment } from 'react'
import styles from './FieldClass.module.css'
import type { FieldClassName } from './fields/field-classes.ts'
import { getClass } from './fields/field-classes.ts'
import type { TransactionField } from './fields/transaction-fields.ts'
import { listTransactionFields } from './fields/transaction-fields.ts'

/** Lists the payment's fields of one data protection class, grouped by object, from the API file. */
export function FieldClass({ name }: { readonly name: FieldClassName }) {
  const fields = listTransactionFields().filter((field) => getClass(field) === name)
  const byObject = Map.groupBy(fields, (field) => listPath(field).slice(0, -1).join('.'))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">In</th>
          <th scope="col">Fields</th>
        </tr>
      </thead>
      <tbody>
        {[...byObject].map(([object, inside]) => (
          <tr key={object}>
            <th scope="row">{object ? <Path of={object} /> : 'the payment itself'}</th>
            <td>
              {inside.map((field, index) => (
                <Fragment key={field.name}>
                  {index > 0 && ', '}
                  <a href={field.href}>
                    <code translate="no">{listPath(field).at(-1)}</code>
                  </a>
                </Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A field path that may wrap after each dot, but nowhere else. */
function Path({ of }: { readonly of: string }) {
  const [first, ...others] = of.split('.')
  return (
    <code translate="no">
      {first}
      {others.map((name) => (
        <Fragment key={name}>
          .<wbr />
          {name}
        </Fragment>
      ))}
    </code>
  )
}

function listPath({ name }: TransactionField): readonly string[] {
  return name.split('.')
}
