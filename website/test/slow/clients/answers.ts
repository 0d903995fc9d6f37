import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Answer {
  readonly status?: number
  readonly type?: string
  readonly body: string
  readonly after?: number
}

/** Starts a server that returns a test's responses by payment or path. The last response is repeated. */
export async function startServer(answers: Readonly<Record<string, readonly Answer[]>>) {
  const turns = new Map<string, number>()
  const seen: { name: string; headers: IncomingMessage['headers'] }[] = []
  const server = createServer(async (incoming, outgoing) => {
    const text = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>)).toString()
    const name: string = JSON.parse(text).transaction?.external_id ?? incoming.url?.slice(1)
    const turn = turns.get(name) ?? 0
    turns.set(name, turn + 1)
    seen.push({ name, headers: incoming.headers })
    const each = answers[name] ?? []
    const {
      status = 200,
      type = 'application/json',
      body,
      after = 0,
    } = each[Math.min(turn, each.length - 1)]!
    setTimeout(() => outgoing.writeHead(status, { 'content-type': type }).end(body), after)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
