import { createServer, mergeConfig } from 'vite'
import { bundlerConfig } from '../render/bundler-config.ts'
import type { CommandLine } from './command-line.ts'
import { portOf, portRefusal } from './port-of.ts'
import type { Progress } from './progress.ts'
import { siteFileOf } from './site-file-of.ts'

/** The live site while writing. */
export async function dev(given: CommandLine, progress: Progress): Promise<void> {
  const wanted = portOf(given)
  const config = await bundlerConfig(await siteFileOf(given, progress), 'serve')
  // A port that was named is the one that somebody will look at.
  const own = { port: wanted.port, strictPort: wanted.isNamed, host: 'localhost' }
  const server = await createServer(
    mergeConfig(config, { server: own, clearScreen: false, logLevel: 'warn' }),
  )
  await server.listen().catch((error: Error) => {
    throw portRefusal(error, wanted) ?? error
  })
  progress.clear()
  console.log(server.resolvedUrls?.local[0])
  if (given.operand && /^https?:/i.test(given.operand) && !given.quiet) {
    console.error('The file was fetched once; to see what it says later, start again.')
  }
  if (given.open) server.openBrowser()
}
