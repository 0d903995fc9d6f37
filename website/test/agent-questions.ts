interface AgentQuestion {
  readonly question: string
  /** Words that the answer has. */
  readonly answer: RegExp
  /** The page that a program reads which finds its way by `llms.txt`. */
  readonly page: string
}

/** Questions that integrators ask. */
export const questions: readonly AgentQuestion[] = [
  {
    question: 'how do I authenticate a request',
    answer: /Authorization: Bearer/,
    page: '/docs/get-started/developers/authentication',
  },
  {
    question: 'which header makes a retry safe',
    answer: /Idempotency-Key/,
    page: '/docs/get-started/developers/idempotency',
  },
  {
    question: 'duplicate_external_id',
    answer: /PATCH/,
    page: '/docs/get-started/developers/error-handling',
  },
  {
    question: 'how long should my client wait before it gives up on an evaluation',
    answer: /timeout_ms/,
    page: '/docs/get-started/developers/plan-for-outages',
  },
  {
    question: 'what do I do when decision_source is fallback',
    answer: /fallback/,
    page: '/docs/get-started/developers/plan-for-outages',
  },
  {
    question: 'card fingerprint test vector',
    answer: /5ba148c8bb0463905d0433dec48b0fea86c3bf7ab6399e5f24e3f6b0108003e4/,
    page: '/docs/get-started/developers/card-fingerprints',
  },
  {
    question: 'force a decline in the sandbox',
    answer: /@sim\.tallyguard\.example/,
    page: '/docs/tools/simulation',
  },
  {
    question: 'minor units of an amount',
    answer: /minor units/,
    page: '/docs/get-started/developers/api-request',
  },
  {
    question: 'how do I report a chargeback',
    answer: /chargeback/,
    page: '/docs/fraud-prevention/risk-evaluation/report-outcomes',
  },
  {
    question: 'rate limit headers',
    answer: /Retry-After|RateLimit/,
    page: '/docs/api/api-reference',
  },
]
