import { writeSync } from 'node:fs'
import type { WriteStream } from 'node:tty'
import { styleText } from 'node:util'
import type { RunningCommand } from './command-context.ts'
import type { Output } from './progress.ts'

/** Returns the context of commands that run in their own process. */
export function createProcessContext(): Pick<RunningCommand, 'cwd' | 'env' | 'stdout' | 'stderr' | 'onEnd'> {
  return {
    cwd: getWorkingFolder(),
    env: process.env,
    stdout: createOutput(process.stdout),
    stderr: createOutput(process.stderr),
    onEnd: (release) => void process.once('exit', release),
  }
}

/** Returns the working folder, or an empty text if it was removed. */
function getWorkingFolder(): string {
  try {
    return process.cwd()
  } catch {
    return ''
  }
}

function createOutput(stream: WriteStream & { readonly fd: number }): Output {
  return {
    write: (text) => writeWhole(text, stream),
    isTTY: stream.isTTY,
    get columns() {
      return stream.columns
    },
    isColored: styleText('bold', ' ', { stream }) !== ' ',
  }
}

/** Writes a text synchronously. A stream's pending data is lost when the process exits, and a pipe holds only 64 kB. */
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
