import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { portOf, portRefusal } from './port-of.ts'
import { baseOf } from './served-file.ts'
import { serveFolder } from './static-server.ts'

/** Serves a built folder as a good static host would. */
export async function serve(
  { operand, ...options }: CommandLine,
  { cwd, env, stdout, stderr, signal, onEnd }: RunningCommand,
): Promise<void> {
  const folder = path.resolve(cwd, operand ?? 'dist')
  const wanted = portOf(options, { env })
  const server = await serveFolder(folder, wanted.port, {
    report: ({ stack }) => stderr.write(`${stack}\n`),
  }).catch((error: Error) => {
    throw portRefusal(error, wanted) ?? error
  })
  onEnd(() => server.close())
  // Port 0 is any that is free, so the server says which it is.
  const { port } = server.address() as AddressInfo
  const base = await baseOf(folder)
  stdout.write(`http://localhost:${port}${base && `${base}/`}\n`)
  await once(signal, 'abort')
}
