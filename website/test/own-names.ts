/** Names that guides may use although they aren't in the API file: on which pages, and why. */
const ownNames: readonly { pages: RegExp; why: string; names: string }[] = [
  {
    pages: /./,
    why: 'JSON and HTTP have these, not only our API',
    names: 'true false null Content-Type GET',
  },
  {
    pages: /./,
    why: 'the start of a path, and the path that people try by mistake',
    names: '/v1 v1 /v1/assets/transactions',
  },
  {
    pages: /\/(rules\/(risk|cookbook)|fraud-prevention\/)$/,
    why: 'rules as the portal exports them; no operation carries a rule',
    names: `description priority mandatory scope when then draft disabled effective_from effective_until
      all any not attribute field_ref list velocity aggregate count sum distinct of group_by window filter operator
      eq neq in not_in gt gte lt lte between exists matches starts_with level`,
  },
  {
    pages: /\/rules\/acl$/,
    why: 'lists as the portal exports them; no operation carries a list',
    names: 'country_of billing shipping merchant_id scope.level account',
  },
  {
    pages: /\/tools\/overview$/,
    why: 'a type of TypeScript',
    names: 'number',
  },
  {
    pages: /\/tools\/mock-server$/,
    why: 'a header of the mock server, a keyword of OpenAPI, and names of examples',
    names: `sl-violations examples invalid_state validation_error card_number_rejected wrong_key echo_body_too_large
      echo_not_json`,
  },
  {
    pages: /\/(rules\/(risk|acl|attributes)|api-request)$/,
    why: 'a label of your own, as a condition names it',
    names: 'metadata.key metadata.tier under_7_days',
  },
  {
    pages: /\/(environment|populate|go-live)$/,
    why: 'rate-limit policies; the API names them in the value of a header',
    names: 'evaluations assets',
  },
  {
    pages: /\/iso-8583$/,
    why: 'letters of address and security-code checks, and the mark of UTC',
    names: 'B E F G K L O P S W X Z',
  },
  {
    pages: /\/(error-handling|go-live)$/,
    why: 'parameters in the value of the rate-limit headers',
    names: 'q w r t',
  },
  {
    pages: /\/(simulation|acl|trigger-errors)$/,
    why: 'magic values of the sandbox, and names of triggers in a header',
    names: 'list default dev-sim-blocked mer-sim-shadow mer-sim-velocity sim-conflict',
  },
  {
    pages: /\/postman$/,
    why: 'variables and a reporter of Postman and Newman',
    names: 'api_key base_url hash_key txn_id json',
  },
  {
    pages: /\/sample-integration$/,
    why: 'what the printed code takes from its reader, and knows of a payment',
    names:
      'payment payerPresent has3ds scaApplies lowValue startsSeries softDeclined copyForSecondAttempt isShadow payAsBefore openCase stopPayment queue.upload',
  },
  {
    pages: /\/sample-integration$/,
    why: 'functions and files of the printed code, in its outline',
    names: `pay canChallenge mustChallenge mustAuthenticate isSufficient mayEvaluate recordResult evaluate
      applyFallbackRules authenticateAndSubmit retrySoftDecline authorizeAndHold submit pay.ts pay.py
      your-payments.ts your_payments.py`,
  },
  {
    pages:
      /\/(integration|sample-integration|api-request|card-fingerprints|application|error-handling|overview)$/,
    why: 'words of programs, and the test vectors',
    names: `authenticate authorize httpx requests switch snake_case index.md c4711000000000010 example-hashing-key-0001
      c3d8e98491a2a56f90331a2ba7056d283ba8c3b740e0e3429514ed8b1aa85b0e
      cba788a25064f6c6837127c97a4df39981a423b4b67eb69d1ab1841e27ac8d2e`,
  },
]

const listed = ownNames.map(({ pages, names }) => ({ pages, names: new Set(names.split(/\s+/)) }))

export function mayMention(name: string, href: string): boolean {
  return listed.some(({ pages, names }) => pages.test(href) && names.has(name))
}
