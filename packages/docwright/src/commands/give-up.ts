import { writeSync } from 'node:fs'

/** Ends a command that cannot go on with a sentence for whoever typed it, and exit code 1. */
export function giveUp(sentence: string): never {
  writeWhole(`${sentence.trimEnd()}\n`)
  process.exit(1)
}

/** What a process still has to write is lost at its end, and a pipe holds 64 kB: waits until whoever reads it has made room. */
function writeWhole(text: string): void {
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    try {
      rest = rest.subarray(writeSync(2, rest))
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      Atomics.wait(pause, 0, 0, 10)
    }
  }
}
