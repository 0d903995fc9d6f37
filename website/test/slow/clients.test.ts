import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { errorHandling, paymentCode, printed } from '../printed.ts'
import type { Answer } from './clients/answers.ts'
import { startServer } from './clients/answers.ts'
import { startOutage } from './clients/outage.ts'
import { payAll, payOn, sendAll, yourPayments } from './clients/stubs.ts'

const run = promisify(execFile)

const languages = [
  {
    name: 'TypeScript',
    command: 'node',
    pay: 'pay.ts',
    send: 'send-with-retry.ts',
    own: 'your-payments.ts',
    main: 'run.mjs',
  },
  {
    name: 'Python',
    command: 'python3',
    pay: 'pay.py',
    send: 'send_with_retry.py',
    own: 'your_payments.py',
    main: 'run.py',
  },
] as const

/** The own table's last row: hold it, and upload what we may not have stored. */
const ownDecision = 'upload, authorize {"capture":false}, openCase'

const noAnswer: Answer = { status: 503, body: '{"code":"service_unavailable"}' }
const challenge: Answer = { body: evaluation({ decision: 'challenge_3ds' }) }
const advisedChallenge: Answer = {
  body: evaluation({
    decision: 'challenge_3ds',
    authentication: { action: 'challenge', challenge_indicator: '04', exemption: null },
  }),
}
const review: Answer = { body: evaluation({ decision: 'review', authentication: null }) }
const frictionless: Answer = {
  body: evaluation({
    authentication: { action: 'frictionless', challenge_indicator: '02', exemption: null },
  }),
}

const exempt: Answer = {
  body: evaluation({ authentication: { action: 'exempt', challenge_indicator: null, exemption: 'tra' } }),
}

/** A payment in a web shop, unless it says otherwise; with nothing else that the reader's own table looks at. */
const remote = { payerPresent: true, has3ds: true }
const known = { ...remote, knownCustomer: true, lowValue: true }

interface PaymentCase {
  readonly answer: Answer
  readonly calls: string
  /** What the reader's own code knows of the payment. */
  readonly facts?: Readonly<Record<string, boolean | string>>
}

/** What the API answers for a payment, and what the client must then do. */
const payments: Readonly<Record<string, PaymentCase>> = {
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
    calls: 'authenticate "03", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
  },
  frictionless: {
    facts: remote,
    answer: frictionless,
    calls: 'authenticate "02", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
  },
  'frictionless-informational': {
    facts: { ...remote, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "02", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"I"}}',
  },
  'frictionless-informational-with-sca': {
    facts: { ...remote, scaApplies: true, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "02", authenticate "04", stop "not authenticated"',
  },
  'frictionless-refused': {
    facts: { ...remote, transStatus: 'N' },
    answer: frictionless,
    calls: 'authenticate "02", stop "not authenticated"',
  },
  'challenge-informational': {
    facts: { ...remote, transStatus: 'I' },
    answer: challenge,
    calls: 'authenticate "03", stop "not authenticated"',
  },
  'challenge-demanded': {
    facts: { ...remote, scaApplies: true },
    answer: advisedChallenge,
    calls: 'authenticate "04", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
  },
  'challenge-preferred': {
    facts: remote,
    answer: advisedChallenge,
    calls: 'authenticate "03", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
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
    calls:
      'upload, authenticate "03", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
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
    calls: 'authenticate "04", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
  },
  'first-of-a-series-informational': {
    facts: { ...remote, scaApplies: true, startsSeries: true, transStatus: 'I' },
    answer: frictionless,
    calls: 'authenticate "04", stop "not authenticated"',
  },
  'first-of-a-series-attempted': {
    facts: { ...remote, scaApplies: true, startsSeries: true, transStatus: 'A' },
    answer: exempt,
    calls: 'authenticate "04", stop "not authenticated"',
  },
  'first-of-a-series-without-a-challenge': {
    facts: { ...remote, scaApplies: true, startsSeries: true, flow: 'frictionless' },
    answer: challenge,
    calls: 'authenticate "04", stop "not authenticated"',
  },
  'own-approval-of-a-series': {
    facts: { ...known, scaApplies: true, startsSeries: true },
    answer: noAnswer,
    calls:
      'upload, authenticate "04", authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
  },
  'wallet-whose-device-has-authenticated': {
    facts: { payerPresent: true, has3ds: false },
    answer: review,
    calls: 'authorize {"capture":false}, openCase',
  },
  none: {
    answer: {
      body: evaluation({ authentication: { action: 'none', challenge_indicator: null, exemption: null } }),
    },
    calls: 'authorize {"capture":true,"exemption":null}',
  },
  exempt: {
    answer: exempt,
    calls: 'authorize {"capture":true,"exemption":"tra"}',
  },
  'soft-declined': {
    facts: { ...remote, scaApplies: true, softDeclined: true },
    answer: exempt,
    calls:
      'authorize {"capture":true,"exemption":"tra"}, upload, authenticate "04", ' +
      'authorize {"capture":true,"threeDs":{"approved":true,"trans_status":"Y"}}',
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
    calls:
      'authenticate "04", authorize {"capture":false,"threeDs":{"approved":true,"trans_status":"Y"}}, openCase',
  },
  'review-with-sca-refused': {
    facts: { ...remote, scaApplies: true, transStatus: 'N' },
    answer: review,
    calls: 'authenticate "04", stop "not authenticated"',
  },
  'not-performed': {
    facts: { ...remote, transStatus: 'U' },
    answer: challenge,
    calls: 'authenticate "03", authorize {"capture":false}, openCase',
  },
  'not-performed-with-sca': {
    facts: { ...remote, scaApplies: true, transStatus: 'U' },
    answer: challenge,
    calls: 'authenticate "04", stop "not authenticated"',
  },
  decline: { answer: { body: evaluation({ decision: 'decline' }) }, calls: 'stop "risk"' },
  shadow: { answer: { body: evaluation({ decision: 'decline', enforced: false }) }, calls: 'asBefore' },
}

test.each(
  languages,
)('the payment code in $name does the right thing whatever comes back', async (language) => {
  const server = await startServer(mapped(payments, ({ answer }) => [answer]))
  onTestFinished(server.stop)
  const files = {
    [language.pay]: await printed(paymentCode, language.pay),
    [language.own]: yourPayments[language.own],
    [language.main]: payAll[language.main],
  }

  const names = Object.entries(payments).map(([id, { facts }]) =>
    JSON.stringify({ id, ...facts, ...(id === 'decline' && { scenario: 'fallback' }) }),
  )
  const lines = await outputOf(files, { language, names, address: server.address })

  expect(lines).toEqual(Object.entries(payments).map(([name, { calls }]) => `${name}: ${calls}`))
  const scenarios = server.seen.filter(({ headers }) => headers['simulation-scenario'] === 'fallback')
  expect(scenarios.map(({ name }) => name)).toEqual(['decline'])
})

test.each(languages)('an outage of 30 s at 40 payments a second leaves nothing late or refused in $name', {
  timeout: 120_000,
}, async (language) => {
  const server = await startOutage({ lasts: 30_000, patience: 1500, limit: 100, body: evaluation({}) })
  onTestFinished(server.stop)
  const files = {
    [language.pay]: await printed(paymentCode, language.pay),
    [language.own]: yourPayments[language.own],
    [language.main]: payOn[language.main],
  }

  const lines = await outputOf(files, { language, names: ['25', '1440'], address: server.address })

  const taken = lines.map(Number)
  const { duringOutage, late, refused, answered } = server.seen
  // One second's payments are on their way before the first has waited in vain; then one asks every two seconds.
  expect(taken).toHaveLength(1440)
  expect(Math.max(...taken)).toBeLessThan(1500)
  expect({ late, refused }).toEqual({ late: 0, refused: 0 })
  expect(duringOutage).toBeLessThan(40 + 5 + 30)
  // All are asked again once one has got an answer.
  expect(answered).toBeGreaterThan(100)
})

const problem = 'application/problem+json'
const sendings: Readonly<Record<string, { answers: readonly Answer[]; result: string }>> = {
  good: { answers: [{ body: '{"id":1}' }], result: '{"id":1}' },
  'twice-503': {
    answers: [
      { status: 503, type: problem, body: '{"retryable":true}' },
      { status: 503, type: 'text/html', body: '<h1>Proxy</h1>' },
      { body: '{"id":2}' },
    ],
    result: '{"id":2}',
  },
  'not-retryable': {
    answers: [{ status: 422, type: problem, body: '{"retryable":false}' }],
    result: 'refused',
  },
  'problem-null': { answers: [{ status: 422, type: problem, body: 'null' }], result: 'refused' },
  'problem-list': { answers: [{ status: 422, type: problem, body: '[]' }], result: 'refused' },
}

test.each(languages)('the retries in $name end in the answer, or in a refusal', async (language) => {
  const server = await startServer(mapped(sendings, ({ answers }) => answers))
  onTestFinished(server.stop)
  const files = {
    [language.send]: await printed(errorHandling, language.send),
    [language.main]: sendAll[language.main],
  }

  const names = Object.keys(sendings).map((name) => (name === 'good' ? `${name}@flaky-2` : name))
  const lines = await outputOf(files, { language, names, address: server.address })

  expect(lines).toEqual(Object.entries(sendings).map(([name, { result }]) => `${name}: ${result}`))
  expect(server.seen.map(({ name }) => name).filter((name) => name === 'twice-503')).toHaveLength(3)
  expect(server.seen[0]?.headers['simulation-scenario']).toBe('flaky-2')
})

function evaluation(changes: object): string {
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

function mapped<From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))
}

interface Run {
  readonly language: (typeof languages)[number]
  readonly names: readonly string[]
  readonly address: string
}

async function outputOf(
  files: Readonly<Record<string, string>>,
  { language, names, address }: Run,
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const [file, source] of Object.entries(files)) await writeFile(path.join(folder, file), source)
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}')
  const env = { ...process.env, TALLYGUARD_URL: address, TALLYGUARD_API_KEY: 'rsk_sandbox_test' }
  const { stdout } = await run(language.command, [language.main, ...names], { cwd: folder, env })
  return stdout.trim().split('\n')
}
