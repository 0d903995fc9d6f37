import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { requestExample } from '../api-document.ts'
import { paymentCode, printed } from '../printed.ts'
import { startMock } from './samples/mock.ts'

const run = promisify(execFile)
const json = { 'Content-Type': 'application/json' }
const openapiFile = path.resolve('content/openapi.yaml')
const storedId = 'txn_01KVJT0XZRJ2XBAHW0GQNMF2KD'

/** The types of the functions that the sample integration imports. */
const yourPayments = `
import type { components } from './tallyguard.d.ts'
declare global { const process: { readonly env: Readonly<Record<string, string | undefined>> } }
export type Transaction = components['schemas']['TransactionInput']
export type ThreeDs = NonNullable<Transaction['three_ds']>
export interface Payment {
  transaction: Transaction
  evaluationKey: string
  payerPresent: boolean
  has3ds: boolean
  startsSeries: boolean
  scaApplies: boolean
  highRiskMcc: boolean
  knownCustomer: boolean
  lowValue: boolean
}
export interface Outcome { approved: boolean; softDeclined: boolean }
interface How { capture: boolean; exemption?: string | null; threeDs?: ThreeDs }
export declare function payAsBefore(payment: Payment): Promise<Outcome>
export declare function authenticate(payment: Payment, indicator: string): Promise<ThreeDs>
export declare function authorize(payment: Payment, how: How): Promise<Outcome>
export declare function isShadow(payment: Payment): boolean
export declare function openCase(payment: Payment): Promise<void>
export declare function copyForSecondAttempt(payment: Payment): Payment
export declare function stopPayment(payment: Payment, reason: string): Promise<Outcome>
export declare const queue: { upload(payment: Payment): Promise<void> }
`

test('the types that the guide’s command generates accept the request on the home page', async () => {
  expect(await typeErrors((command) => command)).toBe('')
})

test('without the command’s option, the types reject that request', async () => {
  expect(await typeErrors((command) => command.replace(' --default-non-nullable=false', ''))).toContain(
    'missing',
  )
})

test.for([
  ['both the transaction and its ID', (inline: object, id: string) => ({ ...inline, transaction_id: id })],
  ['neither', () => ({ stage: 'pre_authorization' })],
] as const)('the types refuse a request with %s', async ([, request]) => {
  expect(await typeErrors((command) => command, request)).toContain('is not assignable to type')
})

test('the types accept the ID of a stored transaction', async () => {
  const request = (_: object, id: string) => ({ stage: 'pre_authorization', transaction_id: id })

  expect(await typeErrors((command) => command, request)).toBe('')
})

test('the sample integration compiles with the types, and fails to compile with a fifth decision', async () => {
  const code = await printed(paymentCode, 'pay.ts')
  const fifth = code.replace("'review', 'decline'] as const", "'review', 'decline', 'ask'] as const")

  expect(await compileFiles({ 'pay.ts': code, 'your-payments.ts': yourPayments })).toBe('')
  expect(fifth).not.toBe(code)
  expect(await compileFiles({ 'pay.ts': fifth, 'your-payments.ts': yourPayments })).toContain(
    "Type '\"ask\"' does not satisfy the expected type 'never'",
  )
})

test('the mock rejects an unknown field, and a request with both the transaction and its ID', async () => {
  const mock = await startMock(openapiFile)
  onTestFinished(mock.stop)
  const inline = getHomeRequest()
  const send = async (operation: string, body: object) => {
    const headers = { ...json, Authorization: 'Bearer x', 'Idempotency-Key': crypto.randomUUID() }
    return (
      await fetch(`${mock.address}${operation}`, { method: 'POST', headers, body: JSON.stringify(body) })
    ).status
  }
  const misspelt = { ...inline.transaction, external_id: 'ord-misspelt', custmer: {} }

  expect(await send('/v1/risk-evaluations', inline)).toBe(200)
  expect(await send('/v1/risk-evaluations', { ...inline, transaction: misspelt })).toBe(422)
  expect(await send('/assets/transactions', misspelt)).toBe(422)
  expect(await send('/v1/risk-evaluations', { ...inline, transaction_id: storedId })).toBe(422)
})

test('the client module evaluates, and reports the issuer’s response and the settlement', async () => {
  const mock = await startMock(openapiFile)
  onTestFinished(mock.stop)
  const env = { ...process.env, TALLYGUARD_URL: mock.address, TALLYGUARD_API_KEY: 'rsk_sandbox_test' }

  // The first answer of a mock takes longer than a payer waits.
  await fetch(`${mock.address}/v1/risk-evaluations`, { method: 'POST', headers: json, body: '{}' })
  const { stdout } = await run('node', ['content/public/tallyguard.mjs'], { env })

  expect(stdout).toContain('decision approve')
  expect(
    mock.seen.slice(1).map(({ status, path: url }) => `${status} ${url.replace(/txn_\w+/, '{id}')}`),
  ).toEqual([
    '200 /v1/risk-evaluations',
    '200 /v1/assets/transactions/{id}',
    '200 /v1/assets/transactions/{id}',
  ])
})

/** Returns the request that the home page shows. */
function getHomeRequest() {
  return requestExample('evaluateRisk', 'ecommerce_approved') as { readonly transaction: object }
}

/** Compiles a request, by default the home page's, with the types that the guide's command generates. Returns the errors. */
async function typeErrors(
  change: (command: string) => string,
  request: (inline: object, id: string) => object = (inline) => inline,
): Promise<string> {
  const json = JSON.stringify(request(getHomeRequest(), storedId))
  const source = `import type { components } from './tallyguard.d.ts'\nexport const request: components['schemas']['EvaluationRequest'] = ${json}\n`

  return compileFiles({ 'request.ts': source }, change)
}

/** Compiles files with the types that the guide's command, with a change, generates. Returns the errors. */
async function compileFiles(
  files: Readonly<Record<string, string>>,
  change: (command: string) => string = (command) => command,
): Promise<string> {
  const guide = await readFile('content/guides/tools/overview.mdx', 'utf8')
  const [command] = /^npx openapi-typescript.*$/m.exec(guide) ?? []
  const folder = await mkdtemp(path.join(tmpdir(), 'types-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const [, ...words] = change(command!)
    .replace('https://docs.tallyguard.example/openapi.yaml', openapiFile)
    .split(' ')
  await run('npx', ['--yes', ...words], { cwd: folder })
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(folder, name), source)
  const tsc = path.resolve('../node_modules/.bin/tsc')
  const options = [
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--allowImportingTsExtensions',
    '--ignoreConfig',
    ...Object.keys(files),
  ]
  return run(tsc, options, { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}
