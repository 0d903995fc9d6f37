/** What an evaluation answers, as far as it says how the decision came about. */
export interface Answer {
  readonly decision: string
  readonly decision_source: 'acl' | 'rule' | 'score' | 'fallback'
  readonly score: number | null
  readonly risk_level: string | null
  readonly reason_codes: readonly string[]
  readonly acl_hits: readonly ListHit[]
  readonly rule_hits: readonly RuleHit[]
  readonly model: { readonly raw_score: number } | null
  readonly authentication: { readonly exemption: string | null } | null
  readonly latency_ms: number
}

/** An entry of a list that matches. */
export interface ListHit {
  readonly list_name: string
  readonly action: string
  readonly field: string
}

/** A rule that matches. */
export interface RuleHit {
  readonly name: string
  readonly action: string
  readonly mode: string
  readonly decisive: boolean
  readonly score_delta: number
  readonly observed: Readonly<Record<string, unknown>>
}

/** A stretch of the scale of scores, and the decision that the default thresholds make of it. */
export interface Band {
  readonly level: string
  readonly from: number
  readonly to: number
  readonly decision: string
}

/** What the action of a list asks for; `monitor` asks for nothing. */
const askedByLists: Readonly<Record<string, string>> = {
  block: 'decline',
  allow: 'approve',
  challenge: 'challenge_3ds',
  review: 'review',
}

/** What an entry of a list asks for. */
export function askedByList({ action }: ListHit): string | undefined {
  return askedByLists[action]
}

/** Whether a rule changes the score, whatever else it does. */
export function changesScore({ action, score_delta }: RuleHit): boolean {
  return action === 'adjust_score' || score_delta !== 0
}

/** What all rules that count add to the score of the model. */
export function addedByRules({ rule_hits }: Answer): number {
  return rule_hits.reduce((sum, { mode, score_delta }) => (mode === 'active' ? sum + score_delta : sum), 0)
}

/** A number as something that is added. */
export function signed(number: number): string {
  return number === 0 ? '±0' : `${number > 0 ? '+' : '−'}${Math.abs(number)}`
}

/** The band that a score is in. */
export function bandOf(score: number | null, bands: readonly Band[]): Band | undefined {
  return bands.find(({ from, to }) => score !== null && from <= score && score <= to)
}

/**
 * What each layer asks for that may have a say, the strictest where several of its parts ask. After an allowlist, only
 * mandatory rules have one, which an answer tells by `decisive`, and a rule that approves silences the threshold as well.
 */
export function askedByLayers(
  { acl_hits, rule_hits, score }: Answer,
  bands: readonly Band[],
): Readonly<Record<'acl' | 'rule' | 'score', string | undefined>> {
  const acl = strictest(acl_hits.map(askedByList), bands)
  const counting = rule_hits.filter(
    ({ mode, decisive }) => mode === 'active' && (acl !== 'approve' || decisive),
  )
  const rule = strictest(
    counting.map(({ action }) => action),
    bands,
  )
  const isSilenced = acl === 'approve' || rule === 'approve'
  return { acl, rule, score: isSilenced ? undefined : bandOf(score, bands)?.decision }
}

/** The strictest of what is asked for; the bands go from the mildest decision to the strictest. */
export function strictest(
  asked: readonly (string | undefined)[],
  bands: readonly Band[],
): string | undefined {
  return bands.findLast(({ decision }) => asked.includes(decision))?.decision
}
