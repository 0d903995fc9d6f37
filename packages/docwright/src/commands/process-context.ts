import { writeSync } from 'node:fs'
import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import type { RunningCommand } from './command-context.ts'
import type { Output } from './progress.ts'

/** The context of commands that run in a process of their own. */
export function processContext(): Pick<RunningCommand, 'cwd' | 'env' | 'stdout' | 'stderr' | 'onEnd'> {
  return {
    cwd: workingFolder(),
    env: process.env,
    stdout: outputTo(process.stdout),
    stderr: outputTo(process.stderr),
    onEnd: (release) => void process.once('exit', release),
  }
}

/** Empty when the folder was removed. */
function workingFolder(): string {
  try {
    return process.cwd()
  } catch {
    return ''
  }
}

function outputTo(stream: WriteStream & { readonly fd: number }): Output {
  return {
    write: (text) => writeWhole(text, stream),
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns
    },
    isColored: styleText('bold', ' ', { stream }) !== ' ',
  }
}

/** Writes a whole text before it returns. What a stream still has to write is lost when the process exits, and a pipe holds 64 kB. */
function writeWhole(text: string, stream: { readonly fd: number }): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(stream.fd, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(pause, 0, 0, 10)
    }
  }
}
