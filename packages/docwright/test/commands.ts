import { execFile } from 'node:child_process'
import path from 'node:path'
import { runCommand } from '../src/commands/run-command.ts'

const root = path.resolve(import.meta.dirname, '..')

interface Run {
  readonly site: string
  readonly options?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** The result of a command: its exit code, its output, and its error output. */
interface Result {
  readonly code: number
  readonly output: string
  readonly report: string
}

/** Runs a docwright command in a site's folder, in this process and without progress output. */
export function run(command: string, given: Run): Promise<Result> {
  return runLoud(command, { ...given, options: ['--quiet', ...(given.options ?? [])] })
}

/** Like `run`, with each stage in the report. */
export async function runLoud(command: string, { site, options = [], environment }: Run): Promise<Result> {
  let output = ''
  let report = ''
  const code = await runCommand([command, ...options], {
    cwd: path.resolve(site),
    env: environmentWith(environment),
    stdout: { write: (text) => (output += text) },
    stderr: { write: (text) => (report += text) },
  })
  return { code, output, report }
}

/** Runs a command in a separate process, for tests of Node's options, signals, and limits of the shell. */
export function runProcess(command: string, given: Run): Promise<Result> {
  return runFile('bin/docwright.js', { ...given, options: [command, '--quiet', ...(given.options ?? [])] })
}

/** Runs one of our programs in a separate process. */
export function runFile(file: string, { site, options = [], environment }: Run): Promise<Result> {
  return new Promise((resolve) => {
    const env = environmentWith(environment)
    execFile(
      process.execPath,
      [path.join(root, file), ...options],
      { cwd: site, env },
      (error, output, report) => {
        resolve({ code: error ? Number(error.code) : 0, output, report })
      },
    )
  })
}

function environmentWith(environment: Run['environment']): NodeJS.ProcessEnv {
  return { ...process.env, SITE_CONFIG: 'docwright.config.ts', ...environment }
}
