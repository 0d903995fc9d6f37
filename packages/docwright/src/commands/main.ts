import { setFlagsFromString } from 'node:v8'
import { processContext } from './process-context.ts'
import { runCommand } from './run-command.ts'

// `bin/docwright.js` runs this file: the words of its process are a command, and its process ends with the command's exit code.

const words = process.argv.slice(2)
if (words[0] === 'build') limitMemory()
const running = new AbortController()
process.once('SIGINT', () => running.abort())
process.once('uncaughtException', (error) => running.abort(error))
process.exit(await runCommand(words, { ...processContext(), signal: running.signal }))

/**
 * By default the heap grows to four times what is in use before it's cleaned, and V8 keeps empty pages for a while and
 * everything that was compiled to judge examples.
 */
function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--no-compilation-cache')
  // Versions of Node before 26 have no such pool, and would report an unknown flag.
  if (Number.parseInt(process.versions.node, 10) >= 26) setFlagsFromString('--memory-pool-timeout=0')
}
