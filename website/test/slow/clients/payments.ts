import type { Answer } from './answers.ts'

/** The last fallback rule: hold the payment, and upload it, because Tallyguard may not have stored it. */
const ownDecision = 'upload, authorize {"capture":false}, openCase'

const noAnswer: Answer = { status: 503, body: '{"code":"service_unavailable"}' }
const challenge: Answer = { body: evaluation({ decision: 'challenge_3ds' }) }
const advisedChallenge = advising('challenge', { challenge_indicator: '04' }, 'challenge_3ds')
const review: Answer = { body: evaluation({ decision: 'review', authentication: null }) }
const frictionless = advising('frictionless', { challenge_indicator: '02' })
const exempt = advising('exempt', { exemption: 'tra' })
const none = advising('none')

/** Returns the calls of a client for an authenticated payment: captured, or held. */
const captured = 'authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}'
const held = 'authorize {"capture":false,"threeDs":{"approved":true,"trans_status":"Y"}}, openCase'

/** Returns a payment in a web shop, with changes, that matches none of the reader's fallback rules. */
const remote = { payerPresent: true, has3ds: true }
const known = { ...remote, knownCustomer: true, lowValue: true }

interface PaymentCase {
  readonly answer: Answer
  readonly calls: string
  /** The facts about the payment that only the reader's code knows. */
  readonly facts?: Readonly<Record<string, boolean | string | object>>
}

/** The API's response for a payment, and the client's expected calls. */
export const payments: Readonly<Record<string, PaymentCase>> = {
  'body-null': { answer: { body: 'null' }, calls: ownDecision },
  'body-list': { answer: { body: '[]' }, calls: ownDecision },
  'body-text': { answer: { body: '"fine"' }, calls: ownDecision },
  'body-html': { answer: { type: 'text/html', body: '<h1>Proxy</h1>' }, calls: ownDecision },
  'status-503': { answer: noAnswer, calls: ownDecision },
  'unknown-decision': { answer: { body: evaluation({ decision: 'perhaps' }) }, calls: ownDecision },
  'no-answer-in-time': { answer: { body: evaluation({}), after: 1500 }, calls: ownDecision },
  'our-fallback': {
    answer: { body: evaluation({ decision: 'approve', decision_source: 'fallback' }) },
    calls: 'authorize {"capture":false}, openCase',
  },
  'no-expiry': {
    facts: remote,
    answer: { body: evaluation({ decision: 'challenge_3ds', expires_at: null }) },
    calls: `authenticate "03", ${captured}`,
  },
  frictionless: {
    facts: remote,
    answer: frictionless,
    calls: `authenticate "02", ${captured}`,
  },
  'frictionless-informational': {
    facts: { ...remote, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "02", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"I"}}',
  },
  'frictionless-informational-with-sca': {
    facts: { ...remote, scaApplies: true, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "02", authenticate "04", stopPayment "not authenticated"',
  },
  'frictionless-refused': {
    facts: { ...remote, transStatus: 'N' },
    answer: frictionless,
    calls: 'authenticate "02", stopPayment "not authenticated"',
  },
  'challenge-informational': {
    facts: { ...remote, transStatus: 'I' },
    answer: challenge,
    calls: 'authenticate "03", stopPayment "not authenticated"',
  },
  'challenge-demanded': {
    facts: { ...remote, scaApplies: true },
    answer: advisedChallenge,
    calls: `authenticate "04", ${captured}`,
  },
  'challenge-preferred': {
    facts: remote,
    answer: advisedChallenge,
    calls: `authenticate "03", ${captured}`,
  },
  'challenge-at-a-terminal': {
    facts: { payerPresent: true, has3ds: false },
    answer: challenge,
    calls: 'authorize {"capture":false}, openCase',
  },
  'challenge-without-a-payer': {
    facts: { payerPresent: false, has3ds: true },
    answer: challenge,
    calls: 'authorize {"capture":false}, openCase',
  },
  'own-challenge': {
    facts: remote,
    answer: noAnswer,
    calls: `upload, authenticate "03", ${captured}`,
  },
  'own-approval': {
    facts: known,
    answer: noAnswer,
    calls: 'upload, authorize {"capture":true,"exemption":null}',
  },
  'own-approval-with-sca': {
    facts: { ...known, scaApplies: true },
    answer: noAnswer,
    calls: 'upload, authorize {"capture":true,"exemption":"low_value"}',
  },
  'first-of-a-series': {
    facts: { ...remote, scaApplies: true, startsSeries: true },
    answer: exempt,
    calls: `authenticate "04", ${captured}`,
  },
  'first-of-a-series-informational': {
    facts: { ...remote, scaApplies: true, startsSeries: true, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "04", stopPayment "not authenticated"',
  },
  'first-of-a-series-attempted': {
    facts: { ...remote, scaApplies: true, startsSeries: true, transStatus: 'A' },
    answer: exempt,
    calls: 'authenticate "04", stopPayment "not authenticated"',
  },
  'first-of-a-series-without-a-challenge': {
    facts: { ...remote, scaApplies: true, startsSeries: true, flow: 'frictionless' },
    answer: challenge,
    calls: 'authenticate "04", stopPayment "not authenticated"',
  },
  'own-approval-of-a-series': {
    facts: { ...known, scaApplies: true, startsSeries: true },
    answer: noAnswer,
    calls: `upload, authenticate "04", ${captured}`,
  },
  'wallet-whose-device-has-authenticated': {
    facts: { payerPresent: true, has3ds: false },
    answer: review,
    calls: 'authorize {"capture":false}, openCase',
  },
  none: {
    answer: none,
    calls: 'authorize {"capture":true,"exemption":null}',
  },
  exempt: {
    answer: exempt,
    calls: 'authorize {"capture":true,"exemption":"tra"}',
  },
  'soft-declined': {
    facts: { ...remote, scaApplies: true, softDeclined: true },
    answer: exempt,
    calls: `authorize {"capture":true,"exemption":"tra"}, upload, authenticate "04", ${captured}`,
  },
  'soft-declined-and-then-not-performed': {
    facts: { ...remote, softDeclined: true, transStatus: 'U' },
    answer: exempt,
    calls:
      'authorize {"capture":true,"exemption":"tra"}, upload, authenticate "04", stopPayment "not authenticated"',
  },
  'review-soft-declined': {
    facts: { ...remote, softDeclined: true },
    answer: review,
    calls: `authorize {"capture":false}, upload, authenticate "04", ${held}`,
  },
  'soft-declined-again-and-again': {
    facts: { ...remote, alwaysSoftDeclined: true },
    answer: review,
    calls: `authorize {"capture":false}, upload, authenticate "04", ${held}`,
  },
  'none-where-sca-applies': {
    facts: { ...remote, scaApplies: true },
    answer: none,
    calls: `authenticate "02", ${captured}`,
  },
  'informational-and-soft-declined': {
    facts: { ...remote, transStatus: 'I', softDeclined: true },
    answer: frictionless,
    calls:
      'authenticate "02", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"I"}}, ' +
      'upload, authenticate "04", stopPayment "not authenticated"',
  },
  'first-of-a-series-soft-declined-outside-sca': {
    facts: { ...remote, startsSeries: true, softDeclined: true, flow: 'frictionless' },
    answer: exempt,
    calls: `authorize {"capture":true,"exemption":"tra"}, upload, authenticate "04", ${captured}`,
  },
  'not-performed-before-and-review-soft-declined': {
    facts: { ...remote, softDeclined: true, earlier: earlier('U', 'frictionless') },
    answer: review,
    calls:
      'authorize {"capture":false,"threeDs":{"approved":true,"trans_status":"U"}}, upload, authenticate "04", ' +
      held,
  },
  'refused-before-and-approved': {
    facts: { ...remote, earlier: earlier('R', 'challenge') },
    answer: exempt,
    calls: 'stopPayment "not authenticated"',
  },
  'broken-off-before-and-approved': {
    facts: { ...remote, earlier: earlier('C', 'challenge') },
    answer: exempt,
    calls: 'stopPayment "not authenticated"',
  },
  'not-authenticated-before-and-no-answer': {
    facts: { ...known, scaApplies: true, earlier: earlier('N', 'frictionless') },
    answer: noAnswer,
    calls: 'upload, stopPayment "not authenticated"',
  },
  'authenticated-before-and-approved': {
    facts: { ...remote, scaApplies: true, earlier: earlier('Y', 'frictionless') },
    answer: exempt,
    calls: captured,
  },
  'authenticated-before-and-declined': {
    facts: { ...remote, earlier: earlier('Y', 'challenge') },
    answer: { body: evaluation({ decision: 'decline' }) },
    calls: 'stopPayment "risk"',
  },
  'challenged-before-and-asked-again': {
    facts: { ...remote, scaApplies: true, earlier: earlier('Y', 'challenge') },
    answer: advisedChallenge,
    calls: captured,
  },
  'frictionless-before-and-asked-for-a-challenge': {
    facts: { ...remote, scaApplies: true, earlier: earlier('Y', 'frictionless') },
    answer: advisedChallenge,
    calls: `authenticate "04", ${captured}`,
  },
  'frictionless-before-a-first-of-a-series': {
    facts: { ...remote, scaApplies: true, startsSeries: true, earlier: earlier('Y', 'frictionless') },
    answer: exempt,
    calls: `authenticate "04", ${captured}`,
  },
  'authenticated-before-and-reviewed': {
    facts: { ...remote, scaApplies: true, earlier: earlier('Y', 'frictionless') },
    answer: review,
    calls: held,
  },
  'not-performed-before-and-approved': {
    facts: { ...remote, earlier: earlier('U', 'frictionless') },
    answer: exempt,
    calls: 'authorize {"capture":true,"exemption":"tra"}',
  },
  'soft-declined-without-a-payer': {
    facts: { payerPresent: false, has3ds: true, softDeclined: true },
    answer: exempt,
    calls: 'authorize {"capture":true,"exemption":"tra"}',
  },
  review: { facts: remote, answer: review, calls: 'authorize {"capture":false}, openCase' },
  'review-with-sca': {
    facts: { ...remote, scaApplies: true },
    answer: review,
    calls: `authenticate "04", ${held}`,
  },
  'review-with-sca-refused': {
    facts: { ...remote, scaApplies: true, transStatus: 'N' },
    answer: review,
    calls: 'authenticate "04", stopPayment "not authenticated"',
  },
  'not-performed': {
    facts: { ...remote, transStatus: 'U' },
    answer: challenge,
    calls:
      'authenticate "03", authorize {"capture":false,"threeDs":{"approved":true,"trans_status":"U"}}, openCase',
  },
  'not-performed-with-sca': {
    facts: { ...remote, scaApplies: true, transStatus: 'U' },
    answer: challenge,
    calls: 'authenticate "04", stopPayment "not authenticated"',
  },
  decline: { answer: { body: evaluation({ decision: 'decline' }) }, calls: 'stopPayment "risk"' },
  shadow: { answer: { body: evaluation({ decision: 'decline', enforced: false }) }, calls: 'payAsBefore' },
}

/** Returns a decision with authentication advice. */
function advising(action: string, told = {}, decision = 'approve'): Answer {
  const authentication = { action, challenge_indicator: null, exemption: null, ...told }
  return { body: evaluation({ decision, authentication }) }
}

/** Returns an approval with these changes. */
export function evaluation(changes: object): string {
  return JSON.stringify({
    decision: 'approve',
    decision_source: 'score',
    enforced: true,
    transaction_id: 'txn_01KVJT0YSP6Q14DR9GPQY77ZXY',
    expires_at: new Date(Date.now() + 600_000).toISOString(),
    authentication: null,
    ...changes,
  })
}

/** Returns a payment with an earlier 3-D Secure result. */
function earlier(trans_status: string, flow: string): object {
  return { trans_status, flow }
}
