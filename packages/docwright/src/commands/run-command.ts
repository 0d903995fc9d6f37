import { existsSync } from 'node:fs'
import type { CommandContext, RunningCommand } from './command-context.ts'
import type { CommandLine } from './command-line.ts'
import { parseCommandLine } from './command-line.ts'
import type { CommandName } from './command-table.ts'
import { readProduct } from './product.ts'
import { createProgress, silentProgress } from './progress.ts'
import { Refusal, SiteMistakes } from './refusal.ts'
import { reportProblems } from './report-problems.ts'

type Command = (given: CommandLine, running: RunningCommand) => Promise<void>

/** The modules of the commands, each loaded on demand. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  diff: async () => (await import('./diff/diff.ts')).diff,
  eject: async () => (await import('./eject.ts')).eject,
  mcp: async () => (await import('./mcp.ts')).mcp,
  migrate: async () => (await import('./migrate.ts')).migrate,
  serve: async () => (await import('./serve.ts')).serve,
}

/** Commands that run until they're interrupted. */
const endlessCommands: readonly CommandName[] = ['dev', 'serve', 'mcp']

/**
 * Runs a command and returns its exit code: 0 for success, 1 for problems that writers can fix or that the system reports, 2 for
 * a wrong command line, 3 for a bug in docwright, 130 for an interruption (0 for commands that only end that way).
 */
export async function runCommand(words: readonly string[], context: CommandContext): Promise<number> {
  const { signal = new AbortController().signal } = context
  const { onEnd, end } = createCleanup()
  let running: RunningCommand = { ...context, signal, progress: silentProgress, onEnd }
  let given: CommandLine | undefined
  try {
    const line = parseCommandLine(words)
    if (line === 'version' || 'help' in line) {
      context.stdout.write(`${line === 'version' ? readProduct().version : line.help}\n`)
      return 0
    }
    given = line
    if (!given.quiet) running = { ...running, progress: createProgress(context.stderr) }
    requireWorkingFolder(context.cwd)
    const command = await commands[given.command]()
    await Promise.race([command(given, running), waitForInterruption(signal)])
    return 0
  } catch (error) {
    running.progress.clear()
    if (signal.aborted && isInterruption(error)) {
      return given && endlessCommands.includes(given.command) ? 0 : 130
    }
    return reportError(error, { ...running, format: given?.format ?? 'text', all: given?.all ?? false })
  } finally {
    await end()
  }
}

/** Collects cleanup functions that run when a command ends. A function that is added later runs immediately. */
function createCleanup() {
  const releases: (() => unknown)[] = []
  let hasEnded = false
  return {
    onEnd: (release: () => unknown) => void (hasEnded ? release() : releases.push(release)),
    end: async () => {
      hasEnded = true
      for (const release of releases.reverse()) await release()
    },
  }
}

function waitForInterruption(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
  })
}

/** Checks for the error that an `AbortController` creates when `abort` is called without a reason. */
function isInterruption(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** Reports why a command failed, and returns its exit code. */
function reportError(
  error: unknown,
  { format, all, ...running }: RunningCommand & Pick<CommandLine, 'format' | 'all'>,
): number {
  if (error instanceof SiteMistakes) {
    reportProblems(error, { ...running, format, all })
    return 1
  }
  const isRefusal = error instanceof Refusal
  running.stderr.write(`${isRefusal ? error.message.trimEnd() : formatFaultReport(error)}\n`)
  return isRefusal ? error.exitCode : 3
}

function formatFaultReport(error: unknown): string {
  const { message, cause, stack } = error instanceof Error ? error : new Error(String(error))
  const { version, bugs } = readProduct()
  return [
    message,
    `This is a bug in docwright, not a mistake in your files. Report it with this output: ${bugs.url}`,
    `docwright ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    (cause instanceof Error ? cause.stack : undefined) ?? stack,
  ].join('\n')
}

/** Fails if the working folder was removed, because relative paths then mean nothing. */
function requireWorkingFolder(cwd: string): void {
  if (existsSync(cwd)) return
  throw new Refusal('The current folder no longer exists. Change to another folder and try again.')
}
