import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The evaluations that a server received. */
interface Seen {
  /** Requests that arrived during the outage. */
  duringOutage: number
  /**
   * Requests that were answered later than `patience` after they arrived, when the client should have stopped waiting.
   */
  late: number
  /** Requests that were rejected, because more arrived in one second than the production limit allows. */
  refused: number
  answered: number
}

interface Outage {
  readonly lasts: number
  readonly patience: number
  /** The most evaluations that it answers in a second. */
  readonly limit: number
  readonly body: string
}

/**
 * Starts a server that doesn't respond to evaluations for a number of milliseconds. After that, it responds to clients that still
 * wait, and to all new requests.
 */
export async function startOutage({ lasts, patience, limit, body }: Outage) {
  const seen: Seen = { duringOutage: 0, late: 0, refused: 0, answered: 0 }
  let held: { readonly came: number; readonly outgoing: ServerResponse }[] = []
  let isOut = true
  let second = 0
  let inSecond = 0
  const answer = (outgoing: ServerResponse) => {
    const now = Math.floor(performance.now() / 1000)
    inSecond = now === second ? inSecond + 1 : 1
    second = now
    if (inSecond > limit) seen.refused += 1
    else seen.answered += 1
    const status = inSecond > limit ? 429 : 200
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
  }
  const server = createServer((incoming, outgoing) => {
    incoming.resume().once('end', () => {
      if (!isOut) return answer(outgoing)
      seen.duringOutage += 1
      held.push({ came: performance.now(), outgoing })
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const end = setTimeout(() => {
    isOut = false
    const waiting = held.filter(({ outgoing }) => !outgoing.destroyed)
    seen.late = waiting.filter(({ came }) => performance.now() - came > patience).length
    for (const { outgoing } of waiting) answer(outgoing)
    held = []
  }, lasts)
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => {
      clearTimeout(end)
      server.closeAllConnections()
      server.close()
    },
  }
}
