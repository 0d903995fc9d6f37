import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getVersion } from './version-of.ts'

/** Prism, in the version that the guide names. */
const prism = '@stoplight/prism-cli@5'

interface Seen {
  readonly status: number
  readonly path: string
  readonly body: string
}

/** Starts a mock of the API. Prism rejects invalid requests, and our proxy rejects repeats with different content. */
export async function startMock(openapiFile: string) {
  const port = await freePort()
  const child = spawn(
    'npx',
    ['--yes', prism, 'mock', openapiFile, '--port', String(port), '--host', '127.0.0.1'],
    { env: { ...process.env, SCARF_ANALYTICS: 'false' }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  )
  await listening(child)
  const seen: Seen[] = []
  const answers = new Map<string, string>()
  const server = createServer(async (incoming, outgoing) => {
    const body = await getText(incoming)
    const path = incoming.url ?? ''
    const refusal = findRefusal({ headers: incoming.headers, path, body }, answers)
    const { status, text } = refusal ?? (await forward(incoming, { port, path, body }))
    seen.push({ status, path, body })
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    program: getVersion('Prism', ['npx', '--yes', prism, '--version']),
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      server.close()
      if (child.pid) process.kill(-child.pid)
    },
  }
}

interface Sent {
  readonly headers: IncomingMessage['headers']
  readonly path: string
  readonly body: string
}

/** Returns the reason why the real API would reject a valid request: it knows earlier requests and the current time. */
function findRefusal({ headers, path, body }: Sent, before: Map<string, string>) {
  const value = JSON.parse(body || '{}')
  const { external_id, ...payment } = value.transaction ?? value
  const key = headers['idempotency-key']
  if (Date.parse(payment.occurred_at) > Date.now() + 5 * 60_000) return refusal(422, 'not_after')
  if (isReused(`key ${key}`, `${path} ${body}`, before)) return refusal(422, 'idempotency_key_reused')
  if (external_id && isReused(`id ${external_id}`, JSON.stringify(payment), before)) {
    return refusal(409, 'duplicate_external_id')
  }
  return undefined
}

function isReused(name: string, content: string, before: Map<string, string>): boolean {
  const first = before.get(name)
  if (first === undefined) before.set(name, content)
  return !name.endsWith('undefined') && first !== undefined && first !== content
}

function refusal(status: number, code: string) {
  return { status, text: JSON.stringify({ code }) }
}

async function forward(
  { method = '', headers }: IncomingMessage,
  { port, path, body }: { port: number; path: string; body: string },
) {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    [
      'host',
      'connection',
      'content-length',
      'expect',
      'transfer-encoding',
      'upgrade',
      'http2-settings',
    ].includes(name)
      ? []
      : [[name, String(value)] as [string, string]],
  )
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: passed, body })
  return { status: response.status, text: await response.text() }
}

async function getText(incoming: AsyncIterable<Buffer>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(incoming)).toString()
}

function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    }),
  )
}

function listening(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk
      if (said.includes('Prism is listening')) resolve()
    }
    child.stdout?.on('data', listen)
    child.stderr?.on('data', listen)
    child.on('exit', () => reject(new Error(`Prism didn't start:\n${said}`)))
  })
}
