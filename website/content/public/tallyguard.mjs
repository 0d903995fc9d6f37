// Evaluates a payment, applies fallback rules if there's no decision, and reports later events, with retries.
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
// This file leaves out 3-D Secure. Where SCA applies, authenticate before you send the authorization if the decision is
// `review`, or if it's `approve` and `authentication.action` is `frictionless`.
if (decision === 'approve' || decision === 'review') {
  const address = `/v1/assets/transactions/${id ?? `ext:${payment.external_id}`}`
  if (id === null) await send('POST', '/assets/transactions', payment)
  const authorization = requestAuthorization()
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

/** Returns the decision and the stored payment's ID, or the fallback rules' decision and `null` if the request fails. */
async function evaluate(transaction) {
  try {
    const result = await call('POST', '/v1/risk-evaluations', {
      body: { stage: 'pre_authorization', transaction, options: { timeout_ms: 800 } },
      key: randomUUID(),
      timeout: 1000,
    })
    if (!decisions.includes(result.body?.decision)) throw new Error(`${result.status} ${result.body?.code}`)
    const isFallback = result.body.decision_source === 'fallback'
    return {
      decision: isFallback ? applyFallbackRules() : result.body.decision,
      id: result.body.transaction_id ?? null,
    }
  } catch (error) {
    console.error('no evaluation:', error.message)
    return { decision: applyFallbackRules(), id: null }
  }
}

/** Replace this with your fallback rules. Here, they always hold the payment for an analyst. */
function applyFallbackRules() {
  return 'review'
}

/** Replace this with your authorization request. Here, the issuer always approves. */
function requestAuthorization() {
  return { status: 'approved', response_code: '00', approval_code: '558213' }
}

function report(address, event) {
  return send('PATCH', address, { ...event, occurred_at: new Date().toISOString() })
}

/** Sends one write operation, up to six times with the same key, and returns the body of the response. */
async function send(method, path, body) {
  const key = randomUUID()
  for (let retry = 0; ; retry++) {
    const result = await call(method, path, { body, key, timeout: 10_000 }).catch((error) => ({
      status: 0,
      body: { retryable: true, code: error.message },
      wait: 0,
    }))
    if (result.status >= 200 && result.status < 300) return result.body
    const mayRetry = result.body?.retryable ?? (result.status === 429 || result.status >= 500)
    if (!mayRetry || retry === 5) throw new Error(`${method} ${path}: ${result.status} ${result.body?.code}`)
    const seconds = result.wait + Math.random() * Math.min(60, 4 ** retry)
    console.error(`${result.status} ${result.body?.code}: retrying in ${seconds.toFixed(1)} s`)
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
