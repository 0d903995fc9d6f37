import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { errorHandling, paymentCode, printed } from '../printed.ts'
import type { Answer } from './clients/answers.ts'
import { startServer } from './clients/answers.ts'
import { startOutage } from './clients/outage.ts'
import { evaluation, payments } from './clients/payments.ts'
import { payAll, payOn, sendAll, sendWrong, yourPayments } from './clients/stubs.ts'

const run = promisify(execFile)

/** Debian's Python, which has the packages that apt installs. */
const python = ['python3', '/usr/bin/python3'].find(
  (program) => spawnSync(program, ['-c', 'import httpx, requests'], { stdio: 'ignore' }).status === 0,
)

const typeScript = {
  name: 'TypeScript',
  command: process.execPath,
  pay: 'pay.ts',
  send: 'send-with-retry.ts',
  own: 'your-payments.ts',
  main: 'run.mjs',
} as const
const inPython = {
  name: 'Python',
  command: python ?? '',
  pay: 'pay.py',
  send: 'send_with_retry.py',
  own: 'your_payments.py',
  main: 'run.py',
} as const
const languages = python === undefined ? [typeScript] : [typeScript, inPython]

if (python === undefined) {
  const missing = 'this machine has no Python with httpx and requests (apt: python3-httpx, python3-requests)'
  console.warn(`The clients in Python aren't run: ${missing}.`)
  test.skip(`the clients in Python aren't run: ${missing}`, () => undefined)
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
  const lines = await listOutput(files, { language, names, address: server.address })

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

  const lines = await listOutput(files, { language, names: ['25', '1440'], address: server.address })

  const taken = lines.map(Number)
  const { duringOutage, late, refused, answered } = server.seen
  // All payments of one second are sent before the first timeout. After that, one payment asks every two seconds.
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
  unreadable: { answers: [{ body: '{"id":' }, { body: '{"id":3}' }], result: '{"id":3}' },
  'problem-unreadable': {
    answers: [
      { status: 422, type: problem, body: '{"retryable":' },
      { status: 422, type: problem, body: '{"retryable":false}' },
    ],
    result: 'refused',
  },
}

test.each(languages)('the retries in $name end in the answer, or in a refusal', async (language) => {
  const server = await startServer(mapped(sendings, ({ answers }) => answers))
  onTestFinished(server.stop)
  const files = {
    [language.send]: await printed(errorHandling, language.send),
    [language.main]: sendAll[language.main],
  }

  const names = Object.keys(sendings).map((name) => (name === 'good' ? `${name}@flaky-2` : name))
  const lines = await listOutput(files, { language, names, address: server.address })

  expect(lines).toEqual(Object.entries(sendings).map(([name, { result }]) => `${name}: ${result}`))
  const calls = (asked: string) => server.seen.filter(({ name }) => name === asked).length
  expect([calls('twice-503'), calls('unreadable'), calls('problem-unreadable')]).toEqual([3, 2, 2])
  expect(server.seen[0]?.headers['simulation-scenario']).toBe('flaky-2')
})

test('in TypeScript, an error that a retry can’t fix is thrown immediately, without another attempt', async () => {
  const files = {
    [typeScript.send]: await printed(errorHandling, typeScript.send),
    [typeScript.main]: sendWrong,
  }

  const lines = await listOutput(files, { language: typeScript, names: [], address: 'http://127.0.0.1:9' })

  expect(lines).toEqual(['TypeError after 0 calls'])
})

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

async function listOutput(
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
