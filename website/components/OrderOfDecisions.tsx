import { DecisionExplorer } from './DecisionExplorer.tsx'
import { changesScore } from './decisions/answer.ts'
import { DecisionTable } from './decisions/DecisionTable.tsx'
import { createDecisionPaths } from './decisions/decision-paths.ts'
import { PathSteps } from './decisions/PathSteps.tsx'

interface Props {
  /** A sentence that explains each example's decision, by the example's name in the API file. */
  readonly reasons: Readonly<Record<string, string>>
}

/** Shows how each example of `evaluateRisk` arrives at its decision. The first example shown has a number in every step. */
export function OrderOfDecisions({ reasons }: Props) {
  // Read the file while rendering. An import would be bundled, and the bundle would miss later changes of the file.
  const { bands, paths, fallbacks } = createDecisionPaths(reasons)
  const first = paths.findIndex(({ answer }) => answer.rule_hits.some(changesScore))
  const examples = paths.map(({ name, title, answer: { decision, decision_source }, reason }) => ({
    ...{ name, title, decision },
    outcome: `${reason} decision_source: ${decision_source}, decision: ${decision}.`,
  }))
  return (
    <DecisionExplorer examples={examples} first={Math.max(first, 0)}>
      <div>
        {paths.map((path) => (
          <PathSteps key={path.name} path={path} bands={bands} />
        ))}
      </div>
      <DecisionTable paths={paths} fallbacks={fallbacks} />
    </DecisionExplorer>
  )
}
