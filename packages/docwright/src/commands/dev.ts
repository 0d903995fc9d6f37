import type { Logger } from 'vite'
import { createLogger, createServer, mergeConfig } from 'vite'
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
    mergeConfig(config, { server: own, clearScreen: false, customLogger: logger() }),
  )
  await server.listen().catch((error: Error) => {
    throw portRefusal(error, wanted) ?? error
  })
  progress.clear()
  const address = server.resolvedUrls?.local[0] ?? ''
  console.log(address)
  if (!given.quiet) {
    if (!wanted.isNamed && URL.parse(address)?.port !== String(wanted.port)) {
      console.error(`Port ${wanted.port} was in use, so the next free one was taken.`)
    }
    if (/^https?:/i.test(given.operand ?? '')) {
      console.error('The file was fetched once; to see what it says later, start again.')
    }
  }
  if (given.open) server.openBrowser()
}

/** Vite's logger, except that a browser that cannot be started is reported in a sentence, without a stack. */
function logger(): Logger {
  const own = createLogger('warn')
  const { error } = own
  own.error = (message, options) => {
    const [, program] = /^Error: spawn (.+) E[A-Z]+$/m.exec(message) ?? []
    const wanted = 'Open the address yourself, or name another program in BROWSER.'
    error(program === undefined ? message : `${program} cannot be started. ${wanted}`, options)
  }
  return own
}
