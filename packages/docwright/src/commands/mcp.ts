import { once } from 'node:events'
import { StdioServerTransport } from '../libraries/mcp-sdk.ts'
import { openBuiltSite } from '../mcp/built-site.ts'
import { createSiteServer } from '../mcp/mcp-server.ts'
import { UnreadableSite } from '../mcp/site-files.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { readProduct } from './product.ts'
import { Refusal } from './refusal.ts'

/** Serves a built site over MCP on standard input and output, until the input ends. */
export async function mcp(
  { operand = 'dist' }: CommandLine,
  { cwd, signal, onEnd }: RunningCommand,
): Promise<void> {
  const site = await openBuiltSite(operand, cwd).catch((error: Error) => {
    throw error instanceof UnreadableSite ? new Refusal(error.message) : error
  })
  const server = createSiteServer(site, readProduct().version)
  const transport = new StdioServerTransport()
  onEnd(() => server.close())
  const ended = new Promise<void>((resolve) => {
    server.server.onclose = resolve
  })
  await server.connect(transport)
  await Promise.race([ended, once(signal, 'abort')])
}
