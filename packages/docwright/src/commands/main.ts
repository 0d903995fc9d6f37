import { setFlagsFromString } from 'node:v8'
import { createProcessContext } from './process-context.ts'
import { runCommand } from './run-command.ts'

// `bin/docwright.js` imports this file, which runs the command in the process's arguments and exits with its exit code.

const words = process.argv.slice(2)
if (words[0] === 'build') limitMemory()
const running = new AbortController()
// A terminal sends the first, and a process manager the second.
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => running.abort())
process.once('uncaughtException', (error) => running.abort(error))
process.exit(await runCommand(words, { ...createProcessContext(), signal: running.signal }))

/**
 * Limits the memory of V8. By default, the heap grows to four times its live size before it's collected, and V8 caches empty
 * pages and the code that was compiled to validate examples.
 */
function limitMemory(): void {
  setFlagsFromString('--heap-growing-percent=25')
  setFlagsFromString('--no-compilation-cache')
  // Versions of Node before 26 don't have this pool, and would report an unknown flag.
  if (Number.parseInt(process.versions.node, 10) >= 26) setFlagsFromString('--memory-pool-timeout=0')
}
