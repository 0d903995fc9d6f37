import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

/** The time of the newest commit that touched each file below a folder, by absolute path; empty outside git. */
export async function lastUpdated(folder: string): Promise<ReadonlyMap<string, string>> {
  const times = new Map<string, string>()
  const run = promisify(execFile)
  const options = { cwd: folder, maxBuffer: 1 << 28 }
  try {
    const { stdout: top } = await run('git', ['rev-parse', '--show-toplevel'], options)
    const { stdout: log } = await run(
      'git',
      ['-c', 'core.quotePath=off', 'log', '--format=@%cI', '--name-only', '--', '.'],
      options,
    )
    let time = ''
    for (const line of log.split('\n')) {
      if (line.startsWith('@')) time = line.slice(1)
      else if (line) {
        const file = path.join(top.trim(), line)
        if (!times.has(file)) times.set(file, time)
      }
    }
  } catch {
    // A content folder outside git has no history to tell of.
  }
  return times
}
