import { kinds, operators } from './rules/operators.ts'
import styles from './rules/RuleTables.module.css'
import { RuleWords } from './rules/RuleWords.tsx'

/** A table of the operators, and the kinds of attributes that each one accepts. */
export function RuleOperators() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Operator</th>
          <th scope="col">True if the attribute</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {operators.map(({ names, meaning, kinds: own }) => (
          <tr key={meaning}>
            <td>
              <RuleWords names={names} />
            </td>
            <td>{meaning}</td>
            <td>
              {own.length === Object.keys(kinds).length
                ? 'all kinds'
                : own.map((kind) => kinds[kind].name).join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
