import { execFile } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

interface Run {
  readonly site: string
  readonly options?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
}

/** A real command of ours in a site's folder: its exit code, and what it prints for people and about mistakes, not what it does meanwhile. */
export function run(command: string, given: Run) {
  return runFile('bin/docwright.js', { ...given, options: [command, '--quiet', ...(given.options ?? [])] })
}

/** Any other program of ours, as `run` runs commands. */
export function runFile(file: string, { site, options = [], environment }: Run) {
  return new Promise<{ code: number; output: string; report: string }>((resolve) => {
    const env = { ...process.env, SITE_CONFIG: 'docwright.config.ts', ...environment }
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
