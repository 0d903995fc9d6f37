import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The resources that a program used, including its child processes. */
export interface Usage {
  /** On the clock. */
  readonly seconds: number
  /** Processor time of all cores, in user and system mode. */
  readonly processorSeconds: number
  /** The most memory held at one time. */
  readonly gigabytes: number
  readonly printed: string
}

interface Program {
  readonly env?: NodeJS.ProcessEnv
  readonly cwd?: string
}

/** The interval at which memory is sampled, in milliseconds. */
const interval = 500

/** The shell says last what processor time its child took. */
const timed = '"$0" "$@"; code=$?; times >&3; exit $code'

/** Runs a program to its end, and measures it; throws if it fails. */
export async function measureProcess(words: readonly string[], { env, cwd }: Program = {}): Promise<Usage> {
  const started = performance.now()
  const shell = spawn('sh', ['-c', timed, ...words], {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  let most = 0
  const watching = setInterval(() => {
    most = Math.max(most, getKilobytes(shell.pid!))
  }, interval)
  const [printed, times] = [shell.stdout!, shell.stdio[3] as Readable].map((stream) => {
    const said = { text: '' }
    stream.setEncoding('utf8').on('data', (text: string) => {
      said.text += text
    })
    return said
  })
  const [status] = await once(shell, 'close')
  clearInterval(watching)
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}.`)
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: getSeconds(times!.text),
    gigabytes: most / 1e6,
    printed: printed!.text,
  }
}

/** The last line that `times` prints is of the children, in user and in system code: `0m8.123s 0m1.456s`. */
function getSeconds(times: string): number {
  const [line = ''] = times.trim().split('\n').reverse()
  return line
    .matchAll(/(\d+)m([\d.]+)s/g)
    .reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/** The resident memory of all processes below one. */
function getKilobytes(pid: number): number {
  const table = execFileSync('ps', ['-Ao', 'pid=,ppid=,rss='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
  const below = new Set([pid])
  // A child process has a higher number than its parent, unless the numbers have wrapped around.
  for (const [own = 0, parent = 0] of rows) if (below.has(parent)) below.add(own)
  return rows.filter(([own = 0]) => below.has(own)).reduce((sum, [, , kilobytes = 0]) => sum + kilobytes, 0)
}
