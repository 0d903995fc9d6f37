// Evaluates a payment, falls back, and reports what followed, with retries.
// Node.js 20 or later:  TALLYGUARD_API_KEY=YOUR_API_KEY node tallyguard.mjs [scenario]
import { randomUUID } from 'node:crypto'

const baseUrl = process.env.TALLYGUARD_URL ?? 'https://api.sandbox.tallyguard.example'
const scenario = process.argv[2]
const decisions = ['approve', 'challenge_3ds', 'review', 'decline']

const payment = {
  external_id: `ord-x${randomUUID().replaceAll('-', '')}`,
  type: 'purchase',
  channel: 'ecommerce',
  occurred_at: new Date().toISOString(),
  amount: { value: 12999, currency: 'EUR' },
  payment_method: {
    type: 'card',
    fingerprint: 'a1'.repeat(32),
    bin: '45717360',
    last4: '0004',
    scheme: 'visa',
  },
  merchant: { id: 'mer-2041', name: 'Livraria Exemplo', mcc: '5942', country: 'PT' },
  customer: { reference: 'cus-88412', email: 'ana@mail.example', past_payments_count: 15 },
  device: { ip: '203.0.113.24', id: 'dev-71b0c2' },
}

const { decision, id } = await evaluate(payment)
console.log('decision', decision)
// Left out here: 3-D Secure. Where SCA applies, a review is authenticated before you ask the issuer, and so is an
// approval whose `authentication.action` is `frictionless`.
if (decision === 'approve' || decision === 'review') {
  const address = `/v1/assets/transactions/${id ?? `ext:${payment.external_id}`}`
  if (id === null) await send('POST', '/assets/transactions', payment)
  const authorization = askIssuer()
  console.log(
    'status',
    (await report(address, { update_type: 'authorization', reference: 'auth-1', authorization })).status,
  )
  if (decision === 'approve') {
    const settlement = { update_type: 'settlement', reference: 'stl-1', amount: payment.amount }
    console.log('status', (await report(address, settlement)).status)
  }
} else if (id === null) {
  await send('POST', '/assets/transactions', payment)
}

/** The decision, and the id under which the payment is stored; our own decision and no id when no answer comes. */
async function evaluate(transaction) {
  try {
    const answer = await call('POST', '/v1/risk-evaluations', {
      body: { stage: 'pre_authorization', transaction, options: { timeout_ms: 800 } },
      key: randomUUID(),
      timeout: 1000,
    })
    if (!decisions.includes(answer.body?.decision)) throw new Error(`${answer.status} ${answer.body?.code}`)
    const isFallback = answer.body.decision_source === 'fallback'
    return {
      decision: isFallback ? ownDecision() : answer.body.decision,
      id: answer.body.transaction_id ?? null,
    }
  } catch (error) {
    console.error('no evaluation:', error.message)
    return { decision: ownDecision(), id: null }
  }
}

/** Your table, per payment: here, hold it for an analyst. */
function ownDecision() {
  return 'review'
}

/** Your issuer's answer: here, always yes. */
function askIssuer() {
  return { status: 'approved', response_code: '00', approval_code: '558213' }
}

function report(address, event) {
  return send('PATCH', address, { ...event, occurred_at: new Date().toISOString() })
}

/** Sends one write operation, up to six times with the same key, and gives the body of the answer. */
async function send(method, path, body) {
  const key = randomUUID()
  for (let retry = 0; ; retry++) {
    const answer = await call(method, path, { body, key, timeout: 10_000 }).catch((error) => ({
      status: 0,
      body: { retryable: true, code: error.message },
      wait: 0,
    }))
    if (answer.status >= 200 && answer.status < 300) return answer.body
    const mayRetry = answer.body?.retryable ?? (answer.status === 429 || answer.status >= 500)
    if (!mayRetry || retry === 5) throw new Error(`${method} ${path}: ${answer.status} ${answer.body?.code}`)
    const seconds = answer.wait + Math.random() * Math.min(60, 4 ** retry)
    console.error(`${answer.status} ${answer.body?.code}: again in ${seconds.toFixed(1)} s`)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}

async function call(method, path, { body, key, timeout }) {
  const isSimulated = scenario && (scenario !== 'fallback' || path === '/v1/risk-evaluations')
  const response = await fetch(baseUrl + path, {
    method,
    headers: {
      Authorization: `Bearer ${process.env.TALLYGUARD_API_KEY}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      ...(isSimulated && { 'Simulation-Scenario': scenario }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
  })
  const isJson = /json/.test(response.headers.get('Content-Type') ?? '')
  return {
    status: response.status,
    body: isJson ? await response.json() : null,
    wait: Number(response.headers.get('Retry-After')) || 0,
  }
}
