import type { CommandContext } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { Refusal } from './refusal.ts'

/** The port to listen on. `suggest` returns how to set another one: `--port 3001`. */
interface Port {
  readonly port: number
  readonly isNamed: boolean
  suggest(port: number): string
}

/** Returns the port from `--port`, the environment variable `PORT`, or the default, 3000. */
export function readPort(
  { port: option }: Pick<CommandLine, 'port'>,
  { env }: Pick<CommandContext, 'env'>,
): Port {
  const given = option ?? env.PORT
  const suggest = (port: number) => (option === undefined ? `PORT=${port}` : `--port ${port}`)
  const port = Number(given ?? 3000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    const statement = option === undefined ? `PORT is ${given}` : `--port is ${given}`
    throw new Refusal(`${statement}, which isn't a port. Use a number: ${suggest(3001)}`, 2)
  }
  return { port, isNamed: given !== undefined, suggest }
}

/** Returns a refusal if the system prevents listening on a port. */
export function explainPortError(
  { code, message }: NodeJS.ErrnoException,
  { port, suggest }: Port,
): Refusal | undefined {
  if (code === 'EACCES') {
    return new Refusal(
      `You don't have permission to use port ${port}. Use a port above 1024: ${suggest(3000)}`,
    )
  }
  const isInUse = code === 'EADDRINUSE' || /^Port \d+ is already in use/.test(message)
  return isInUse ? new Refusal(`Port ${port} is in use. Use another port: ${suggest(port + 1)}`) : undefined
}
