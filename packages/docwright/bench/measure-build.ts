import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'

export interface Built {
  readonly pages: number
  readonly seconds: number
  /** The most that the build and the processes it started held at one time. */
  readonly gigabytes: number
}

/** How often the memory is looked at, in milliseconds. */
const interval = 500

/** Builds a site in a process of its own: how many pages, how long, and how much memory at most. */
export async function measureBuild(config: string, out: string): Promise<Built> {
  const started = performance.now()
  const build = spawn(process.execPath, ['bin/docwright.js', 'build', '--out', out], {
    env: { ...process.env, SITE_CONFIG: config },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, kilobytesOf(build.pid!))
  }, interval)
  let printed = ''
  build.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text
  })
  const [status] = await once(build, 'close')
  clearInterval(watching)
  if (status !== 0) throw new Error(`The build of ${config} ended with ${status}.`)
  return {
    pages: Number(/^(\d+) pages/m.exec(printed)?.[1]),
    seconds: (performance.now() - started) / 1000,
    gigabytes: most / 1e6,
  }
}

/** The resident memory of a process and of those it started. */
function kilobytesOf(pid: number): number {
  const table = execFileSync('ps', ['-Ao', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  return rows
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0)
}
