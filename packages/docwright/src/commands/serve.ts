import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { CommandLine } from './command-line.ts'
import { portOf, portRefusal } from './port-of.ts'
import { baseOf } from './served-file.ts'
import { serveFolder } from './static-server.ts'

/** Serves a built folder as a good static host would. */
export async function serve({ operand, ...options }: CommandLine): Promise<void> {
  const folder = path.resolve(operand ?? 'dist')
  const wanted = portOf(options)
  const server = await serveFolder(folder, wanted.port).catch((error: Error) => {
    throw portRefusal(error, wanted) ?? error
  })
  // Port 0 is any that is free, so the server says which it is.
  const { port } = server.address() as AddressInfo
  const base = await baseOf(folder)
  console.log(`http://localhost:${port}${base && `${base}/`}`)
}
