import { listTransactionFields } from './fields/transaction-fields.ts'
import { getKind, kinds, listAttributesAmong } from './rules/operators.ts'
import styles from './rules/RuleTables.module.css'

interface Props {
  /** The prefixes of the attributes' names, separated by spaces. */
  readonly of: string
}

/** A table of the attributes that a rule can read, with their kinds, from the API file. */
export function RuleAttributes({ of }: Props) {
  const beginnings = of.split(' ')
  const attributes = listAttributesAmong(listTransactionFields()).filter(({ name }) =>
    beginnings.includes(name.split('.')[0]!),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Attribute</th>
          <th scope="col">Kind</th>
        </tr>
      </thead>
      <tbody>
        {attributes.map((attribute) => (
          <tr key={attribute.name}>
            <td>
              <a href={attribute.href}>
                <code translate="no">{attribute.name}</code>
              </a>
            </td>
            <td>
              {kinds[getKind(attribute)].name}
              {attribute.isMany && ', several'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
