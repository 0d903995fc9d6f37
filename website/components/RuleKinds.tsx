import type { Kind } from './rules/operators.ts'
import { kinds, operators } from './rules/operators.ts'
import styles from './rules/RuleTables.module.css'
import { RuleWords } from './rules/RuleWords.tsx'

/** A table of the kinds of attributes, with the JSON form of a value and the operators of each. */
export function RuleKinds() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Kind</th>
          <th scope="col">A value</th>
          <th scope="col">Operators</th>
        </tr>
      </thead>
      <tbody>
        {(Object.keys(kinds) as Kind[]).map((kind) => (
          <tr key={kind}>
            <td>{kinds[kind].name}</td>
            <td>
              <code translate="no">{kinds[kind].value}</code>
            </td>
            <td>
              <RuleWords names={operators.flatMap((each) => (each.kinds.includes(kind) ? each.names : []))} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
