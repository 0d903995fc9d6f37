import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/** The resources that a program used, including its child processes. */
export interface Usage {
  /** The elapsed time. */
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
const sampleIntervalMs = 500

/** Runs a command in a shell, which then prints the processor time of its child processes to file descriptor 3. */
const timedCommand = '"$0" "$@"; code=$?; times >&3; exit $code'

/** Runs a program to its end, and measures it; throws if it fails. */
export async function measureProcess(words: readonly string[], { env, cwd }: Program = {}): Promise<Usage> {
  const started = performance.now()
  const shell = spawn('sh', ['-c', timedCommand, ...words], {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'pipe', 'inherit', 'pipe'],
  })
  let maxKilobytes = 0
  const sampling = setInterval(() => {
    maxKilobytes = Math.max(maxKilobytes, measureKilobytes(shell.pid!))
  }, sampleIntervalMs)
  const [printed, times] = [shell.stdout!, shell.stdio[3] as Readable].map((stream) => {
    const output = { text: '' }
    stream.setEncoding('utf8').on('data', (text: string) => {
      output.text += text
    })
    return output
  })
  const [status] = await once(shell, 'close')
  clearInterval(sampling)
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}.`)
  return {
    seconds: (performance.now() - started) / 1000,
    processorSeconds: parseProcessorSeconds(times!.text),
    gigabytes: maxKilobytes / 1e6,
    printed: printed!.text,
  }
}

/** Parses the last line that `times` prints, the user and system time of child processes: `0m8.123s 0m1.456s`. */
function parseProcessorSeconds(times: string): number {
  const [line = ''] = times.trim().split('\n').reverse()
  return line
    .matchAll(/(\d+)m([\d.]+)s/g)
    .reduce((sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds), 0)
}

/** Returns the resident memory of a process and all of its descendants. */
function measureKilobytes(pid: number): number {
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
