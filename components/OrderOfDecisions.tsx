import source from '../content/openapi.yaml?raw'
import { DecisionExplorer } from './DecisionExplorer.tsx'
import { decisionPaths } from './decisions/decision-paths.ts'

/** How the decision of each example of `evaluateRisk` comes about; its attributes say in a sentence why each ends so, by its name. */
export function OrderOfDecisions(sentences: Readonly<Record<string, string>>) {
  return <DecisionExplorer {...decisionPaths(source, sentences)} />
}
