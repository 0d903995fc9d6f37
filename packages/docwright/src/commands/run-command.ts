import { readFileSync } from 'node:fs'
import path from 'node:path'
import process from 'node:process'
import { engineFolder } from '../render/code-name.ts'
import type { CommandLine } from './command-line.ts'
import { commandLine } from './command-line.ts'
import type { CommandName } from './command-table.ts'
import type { Progress } from './progress.ts'
import { progressOn, silence } from './progress.ts'
import { Refusal, SiteMistakes } from './refusal.ts'
import { tell, writeWhole } from './told.ts'

type Command = (given: CommandLine, progress: Progress) => Promise<void>

/** The commands, each of which is loaded when somebody wants it. */
const commands: Readonly<Record<CommandName, () => Promise<Command>>> = {
  build: async () => (await import('./build.ts')).build,
  check: async () => (await import('./check.ts')).check,
  dev: async () => (await import('./dev.ts')).dev,
  eject: async () => (await import('./eject.ts')).eject,
  serve: async () => (await import('./serve.ts')).serve,
}

// Kept here for `end`, which may be called at any time.
let format: CommandLine['format'] = 'text'
let progress = silence
process.once('uncaughtException', end)
try {
  const given = commandLine(process.argv.slice(2))
  if (given === 'version') console.log(product().version)
  else if ('help' in given) console.log(given.help)
  else await run(given)
} catch (error) {
  end(error)
}

async function run(given: CommandLine): Promise<void> {
  format = given.format
  if (!given.quiet) progress = progressOn(process.stderr)
  // `dev` and `serve` have no end of their own: to be interrupted is success for them, and 130 for the others.
  const interrupted = given.command === 'dev' || given.command === 'serve' ? 0 : 130
  process.once('SIGINT', () => {
    progress.clear()
    process.exit(interrupted)
  })
  needWorkingFolder()
  const command = await commands[given.command]()
  await command(given, progress)
}

/** Says why a command ends early: 1 for what writers or their machine have to mend, 2 for a wrong command, 3 for a fault of ours. */
function end(error: unknown): never {
  progress.clear()
  if (error instanceof SiteMistakes) {
    tell(error, { format, progress })
    process.exit(1)
  }
  const isRefusal = error instanceof Refusal
  writeWhole(`${isRefusal ? error.message.trimEnd() : faultReport(error)}\n`, process.stderr)
  process.exit(isRefusal ? error.exitCode : 3)
}

function faultReport(error: unknown): string {
  const { message, cause, stack } = error instanceof Error ? error : new Error(String(error))
  const { version, bugs } = product()
  return [
    message,
    `This is a fault of docwright, not of your files. Report it with all that stands here: ${bugs.url}`,
    `docwright ${version}, Node ${process.versions.node}, ${process.platform} ${process.arch}`,
    (cause instanceof Error ? cause.stack : undefined) ?? stack,
  ].join('\n')
}

function product(): { readonly version: string; readonly bugs: { readonly url: string } } {
  return JSON.parse(readFileSync(path.join(engineFolder, 'package.json'), 'utf8'))
}

/** Refuses to go on when the working folder was removed: no relative path means anything then. */
function needWorkingFolder(): void {
  try {
    process.cwd()
  } catch {
    throw new Refusal(
      'The folder that this was started in is gone. Change to one that is there, and start again.',
    )
  }
}
