import type { Answer, Band } from './answer.ts'
import { findBand, findStrictest, listRequestedDecisions, sumScoreRules } from './answer.ts'

/** Reports the steps of an example that contradict its response, one sentence each. */
export function findContradictions(answer: Answer, bands: readonly Band[]): readonly string[] {
  return [...checkScore(answer, bands), ...checkDecision(answer, bands)]
}

function checkScore(answer: Answer, bands: readonly Band[]): readonly string[] {
  const { model, score, risk_level: level } = answer
  const expected = model && Math.min(100, Math.max(0, model.raw_score + sumScoreRules(answer)))
  const found: string[] = []
  if (score !== expected) {
    found.push(`raw_score ${model?.raw_score ?? null} and the rules make ${expected}, but score is ${score}`)
  }
  const band = findBand(score, bands)?.level ?? null
  if (level !== band) found.push(`score ${score} is ${band}, but risk_level is ${level}`)
  return found
}

function checkDecision(answer: Answer, bands: readonly Band[]): readonly string[] {
  const { decision, decision_source: source, acl_hits, rule_hits, model } = answer
  const found: string[] = []
  if (model && acl_hits.some(({ action }) => action === 'block')) {
    found.push('a blocklist ends it, but the model ran')
  }
  for (const { name, mode, action, decisive } of rule_hits) {
    if (decisive && (mode !== 'active' || action !== decision)) {
      found.push(`the rule "${name}" is ${mode} and says ${action}, but is decisive for ${decision}`)
    }
  }
  const expected = combineLayers(answer, bands)
  if (source !== 'fallback' && (expected.decision !== decision || expected.source !== source)) {
    found.push(
      `its layers make ${expected.decision} by ${expected.source}, but it is ${decision} by ${source}`,
    )
  }
  if (source === 'rule' && !rule_hits.some(({ decisive }) => decisive)) {
    found.push('a rule decides, but none is decisive')
  }
  return found
}

/** Returns the layer with the strictest decision, or the first of several. */
function combineLayers(
  answer: Answer,
  bands: readonly Band[],
): { readonly decision: string | undefined; readonly source: string | undefined } {
  const requested = Object.entries(listRequestedDecisions(answer, bands))
  const decision = findStrictest(
    requested.map(([, value]) => value),
    bands,
  )
  return { decision, source: decision && requested.find(([, value]) => value === decision)?.[0] }
}
