import { once } from 'node:events'
import type { Logger } from 'vite'
import { createLogger, createServer, mergeConfig } from 'vite'
import { createLiveConfig } from '../render/live/live-config.ts'
import type { RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { findSiteFile } from './find-site-file.ts'
import type { Output } from './progress.ts'
import { explainPortError, readPort } from './read-port.ts'

/** Runs the dev server. */
export async function dev(given: CommandLine, running: RunningCommand): Promise<void> {
  const { stdout, stderr, signal, onEnd } = running
  const wanted = readPort(given, running)
  const siteFile = await findSiteFile(given, running)
  // A port that was set explicitly must be used, because someone will open it.
  const listening = { port: wanted.port, strictPort: wanted.isNamed, host: 'localhost' }
  let isEnding = false
  const customLogger = createLoggerTo({ write: (text) => isEnding || stderr.write(text) })
  const server = await createServer(
    mergeConfig(createLiveConfig(siteFile), { server: listening, clearScreen: false, customLogger }),
  )
  onEnd(() => {
    // Vite reports requests that it can't finish when it's closed. These aren't errors.
    isEnding = true
    return server.close()
  })
  await server.listen().catch((error: Error) => {
    throw explainPortError(error, wanted) ?? error
  })
  running.progress.clear()
  const address = server.resolvedUrls?.local[0] ?? ''
  stdout.write(`${address}\n`)
  if (!given.quiet) {
    if (!wanted.isNamed && URL.parse(address)?.port !== String(wanted.port)) {
      stderr.write(`Port ${wanted.port} was in use, so the next free one was taken.\n`)
    }
    if (/^https?:/i.test(given.operand ?? '')) {
      stderr.write('The API file was downloaded once. Restart to pick up changes.\n')
    }
  }
  if (given.open) server.openBrowser()
  await once(signal, 'abort')
}

/** Returns Vite's logger, except that a browser that can't be opened is reported in a sentence, without a stack. */
function createLoggerTo(output: Output): Logger {
  const write = (text: string) => output.write(`${text}\n`)
  const logger = createLogger('warn', { console: { ...console, log: write, warn: write, error: write } })
  const { error } = logger
  logger.error = (message, options) => {
    const [, program] = /^Error: spawn (.+) E[A-Z]+$/m.exec(message) ?? []
    const advice = 'Open the address yourself, or name another program in BROWSER.'
    error(program === undefined ? message : `${program} can't be started. ${advice}`, options)
  }
  return logger
}
