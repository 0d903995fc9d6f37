import starterRules from '../content/public/starter-rules.json' with { type: 'json' }
import { RuleWords } from './rules/RuleWords.tsx'

interface Rule {
  readonly id: string
  readonly description: string
  readonly mandatory: boolean
  readonly then: { readonly action: string; readonly score_delta?: number }
}

/** A table of the rules in `starter-rules.json`. */
export function StarterRules() {
  const rules: readonly Rule[] = starterRules
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Condition</th>
          <th scope="col">Action</th>
        </tr>
      </thead>
      <tbody>
        {rules.map(({ id, description, mandatory, then }) => (
          <tr key={id}>
            <td>{description}</td>
            <td>
              <RuleWords names={[then.action]} />
              {then.score_delta !== undefined && ` +${then.score_delta}`}
              {mandatory && ', mandatory'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
