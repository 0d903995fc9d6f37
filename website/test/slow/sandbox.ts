import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import {
  apiDocument,
  responseExample as example,
  operationNamed,
  operations,
  requestExamples,
} from '../api-document.ts'

interface Request {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: Readonly<Record<string, unknown>>
}

/** Starts a sandbox that returns the API file's examples, tracks each transaction's label and validates requests. */
export async function startSandbox() {
  const complaints: string[] = []
  const keys = new Set<string>()
  const check = validators()
  const labels = new Map<string, string>()
  const server = createServer(async (incoming, outgoing) => {
    const chunks = await Array.fromAsync(incoming as AsyncIterable<Buffer>)
    const request: Request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
    }
    const key = String(request.headers['idempotency-key'])
    if (request.headers.authorization !== 'Bearer rsk_sandbox_test') complaints.push('No key was sent.')
    if (keys.has(key)) complaints.push(`The idempotency key ${key} came twice.`)
    keys.add(key)
    complaints.push(...check(request))
    const { status, body, headers } = answer(request, labels)
    const type = status < 400 ? 'application/json' : 'application/problem+json'
    outgoing.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    complaints,
    stop: () => void server.close(),
  }
}

interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers?: Record<string, string>
}

function answer(request: Request, labels: Map<string, string>): Answer {
  if (request.headers['simulation-scenario'] === 'error-503') {
    const body = example('evaluateRisk', 'service_unavailable')
    return { status: 503, body, headers: { 'Retry-After': '2', 'Simulation-Applied': 'error-503' } }
  }
  switch (`${request.method} ${request.url.replace(/txn_.*/, '{id}')}`) {
    case 'POST /v1/tools/echo':
      return { status: 200, body: example('echo', 'ping') }
    case 'POST /assets/transactions': {
      const body = example('createTransactionAsset', nearest('createTransactionAsset', request.body), '201')
      labels.set(String(body.id), 'none')
      return { status: 201, body }
    }
    case 'POST /v1/risk-evaluations': {
      const { email } = (request.body as { transaction: { customer: { email: string } } }).transaction
        .customer
      const sent = nearest('evaluateRisk', request.body)
      const isReviewed = email.startsWith('review@') && sent === 'ecommerce_approved'
      const body = example('evaluateRisk', isReviewed ? 'high_value_review' : sent)
      labels.set(String(body.transaction_id), 'none')
      return { status: 200, body, headers: { 'Simulation-Applied': 'email' } }
    }
    case 'PATCH /v1/assets/transactions/{id}': {
      const id = request.url.split('/').at(-1)!
      if (!labels.has(id)) return { status: 404, body: {} }
      const sent = nearest('updateTransactionAsset', request.body)
      const name = request.body.outcome === 'lost' ? 'chargeback_opened' : sent
      const body = example('updateTransactionAsset', name)
      if (body.fraud_label !== 'none') labels.set(id, String(body.fraud_label))
      return { status: 200, body: { ...body, id, fraud_label: labels.get(id) } }
    }
    default:
      return { status: 404, body: {} }
  }
}

/** Returns the name of the request example that shares the most values with a body. */
function nearest(operation: string, body: unknown): string {
  const sent = new Set(listValues(body))
  const shared = requestExamples(operationNamed(operation)).map(({ name, value }) => ({
    name,
    count: listValues(value).filter((each) => sent.has(each)).length,
  }))
  return shared.toSorted((one, other) => other.count - one.count)[0]!.name
}

/** Returns each value in a body, with its path. */
function listValues(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${place} ${value}`]
  return Object.entries(value).flatMap(([key, inside]) => listValues(inside, `${place}/${key}`))
}

/** Reports violations of a request body's schema. */
function validators(): (request: Request) => string[] {
  const ajv = new Ajv2020({ strict: false, unicodeRegExp: false, discriminator: false })
  formats.default(ajv)
  ajv.addSchema({ ...apiDocument, $id: 'https://api.example/' })
  const checks = operations.map(({ method, path: template }) => ({
    isMeant: ({ method: sent, url }: Request) =>
      sent === method && new RegExp(`^${template.replace(/\{[^}]+\}/g, '[^/]+')}$`).test(url),
    validate: ajv.compile({
      $ref: `https://api.example/#/paths/${template.replaceAll('/', '~1')}/${method.toLowerCase()}/requestBody/content/application~1json/schema`,
    }),
  }))
  return (request) => {
    const check = checks.find(({ isMeant }) => isMeant(request))
    if (!check) return [`Nothing answers ${request.method} ${request.url}.`]
    return check.validate(request.body) ? [] : [`${request.url}: ${ajv.errorsText(check.validate.errors)}`]
  }
}
