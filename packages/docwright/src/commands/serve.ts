import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { readBasePath } from '../server/served-file.ts'
import { serveFolder } from '../server/static-server.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { explainPortError, readPort } from './read-port.ts'
import { Refusal } from './refusal.ts'

/** Serves a built folder as a good static host would. */
export async function serve(
  { operand, ...options }: CommandLine,
  { cwd, env, stdout, stderr, signal, onEnd }: RunningCommand,
): Promise<void> {
  const folder = path.resolve(cwd, operand ?? 'dist')
  if (!['index.html', '404.html'].every((name) => existsSync(path.join(folder, name)))) {
    throw new Refusal(`There is no built site in ${folder}. Build it first.`)
  }
  const wanted = readPort(options, { env })
  const server = await serveFolder(folder, wanted.port, {
    report: ({ stack }) => stderr.write(`${stack}\n`),
  }).catch((error: Error) => {
    throw explainPortError(error, wanted) ?? error
  })
  onEnd(() => server.close())
  // Port 0 means any free port, so the actual one comes from the server.
  const { port } = server.address() as AddressInfo
  const base = await readBasePath(folder)
  stdout.write(`http://localhost:${port}${base && `${base}/`}\n`)
  await once(signal, 'abort')
}
