import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A request as it came over the wire. */
export interface Recorded {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Starts a server that responds to every request with 200 and records the requests. */
export async function startRecorder() {
  const seen: Recorded[] = []
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming
    const body = Buffer.concat(await Array.fromAsync(incoming as AsyncIterable<Buffer>))
    seen.push({ method, url, headers, body })
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    stop: () => server.close(),
  }
}
