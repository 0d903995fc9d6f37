import type { AddressInfo } from 'node:net'
import { serveFolder } from '../../src/server/static-server.ts'

/** A server that a test asks. */
export interface Host {
  readonly address: string
  readonly stop: () => unknown
}

/** `npm run serve` on a free port. */
export async function serveHere(folder: string): Promise<Host> {
  const server = await serveFolder(folder, 0)
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}`, stop: () => server.close() }
}
