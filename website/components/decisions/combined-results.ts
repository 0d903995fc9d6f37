import { findBand, formatSigned, listRequestedDecisions, sumScoreRules } from './answer.ts'
import { readEvaluationExamples } from './decision-paths.ts'

/** The layers of an evaluation and their combined decision, with the numbers of an example as the figure shows them. */
export interface CombinedResults {
  readonly rawScore: string
  readonly added: string
  readonly score: string
  readonly lists: string
  readonly hits: string
  readonly rules: string
  readonly inShadow: string
  readonly threshold: string
  readonly extent: string
  /** From the strictest decision to the mildest. */
  readonly precedence: readonly string[]
  readonly decision: string
  readonly source: string
}

/** Returns the results of an example of `evaluateRisk`. Throws an error if the example doesn't have a score. */
export function listCombinedResults(name: string, source?: string): CombinedResults {
  const { bands, examples } = readEvaluationExamples(source)
  const answer = examples.find((example) => example.name === name)?.answer
  const band = answer && findBand(answer.score, bands)
  if (!answer?.model || !band) throw new Error(`evaluateRisk has no example ${name} with a score.`)
  const asked = listRequestedDecisions(answer, bands)
  const shadows = answer.rule_hits.filter(({ mode }) => mode === 'shadow').length
  return {
    rawScore: `${answer.model.raw_score}`,
    added: formatSigned(sumScoreRules(answer)),
    score: `${answer.score}`,
    lists: asked.acl ?? 'none',
    hits: `${answer.acl_hits.length || 'no'} ${answer.acl_hits.length === 1 ? 'hit' : 'hits'}`,
    rules: asked.rule ?? 'none',
    inShadow: `${shadows} in shadow`,
    threshold: band.decision,
    extent: `${band.from}–${band.to}`,
    precedence: bands.map(({ decision }) => decision).reverse(),
    decision: answer.decision,
    source: answer.decision_source,
  }
}
