import { readFileSync } from 'node:fs'
import { DecisionExplorer } from './DecisionExplorer.tsx'
import { decisionPaths } from './decisions/decision-paths.ts'

interface Props {
  /** Why each example ends so, in a sentence: by its name in the API file. */
  readonly reasons: Readonly<Record<string, string>>
}

/** How the decision of each example of `evaluateRisk` comes about. */
export function OrderOfDecisions({ reasons }: Props) {
  // Read when it is drawn: what is imported is bundled, and a bundle outlives a change of the file.
  return <DecisionExplorer {...decisionPaths(readFileSync('content/openapi.yaml', 'utf8'), reasons)} />
}
