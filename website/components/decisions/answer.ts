/** The parts of an evaluation's response that explain the decision. */
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

/** A matching list entry. */
export interface ListHit {
  readonly list_name: string
  readonly action: string
  readonly field: string
}

/** A matching rule. */
export interface RuleHit {
  readonly name: string
  readonly action: string
  readonly mode: string
  readonly decisive: boolean
  readonly score_delta: number
  readonly observed: Readonly<Record<string, unknown>>
}

/** A range of scores, and its decision with the default thresholds. */
export interface Band {
  readonly level: string
  readonly from: number
  readonly to: number
  readonly decision: string
}

/** The decision that each list action requests. `monitor` doesn't request any. */
const requestedByLists: Readonly<Record<string, string>> = {
  block: 'decline',
  allow: 'approve',
  challenge: 'challenge_3ds',
  review: 'review',
}

/** Returns the decision that a list entry requests. */
export function findListRequest({ action }: ListHit): string | undefined {
  return requestedByLists[action]
}

/** Checks whether a rule changes the score. */
export function changesScore({ action, score_delta }: RuleHit): boolean {
  return action === 'adjust_score' || score_delta !== 0
}

/** Returns the sum that all active rules add to the model's score. */
export function sumScoreRules({ rule_hits }: Answer): number {
  return rule_hits.reduce((sum, { mode, score_delta }) => (mode === 'active' ? sum + score_delta : sum), 0)
}

/** Formats a number with its sign. */
export function formatSigned(number: number): string {
  return number === 0 ? '±0' : `${number > 0 ? '+' : '−'}${Math.abs(number)}`
}

/** Returns the band of a score. */
export function findBand(score: number | null, bands: readonly Band[]): Band | undefined {
  return bands.find(({ from, to }) => score !== null && from <= score && score <= to)
}

/**
 * Returns the decision that each layer requests: the strictest, if several of its parts request one. After an allowlist hit, only
 * mandatory rules count, which a response marks as `decisive`. If a rule approves, the threshold doesn't count either.
 */
export function listRequestedDecisions(
  { acl_hits, rule_hits, score }: Answer,
  bands: readonly Band[],
): Readonly<Record<'acl' | 'rule' | 'score', string | undefined>> {
  const acl = findStrictest(acl_hits.map(findListRequest), bands)
  const countedRules = rule_hits.filter(
    ({ mode, decisive }) => mode === 'active' && (acl !== 'approve' || decisive),
  )
  const rule = findStrictest(
    countedRules.map(({ action }) => action),
    bands,
  )
  const isSilenced = acl === 'approve' || rule === 'approve'
  return { acl, rule, score: isSilenced ? undefined : findBand(score, bands)?.decision }
}

/** Returns the strictest of the requested decisions. Bands are ordered from the mildest decision to the strictest. */
export function findStrictest(
  asked: readonly (string | undefined)[],
  bands: readonly Band[],
): string | undefined {
  return bands.findLast(({ decision }) => asked.includes(decision))?.decision
}
