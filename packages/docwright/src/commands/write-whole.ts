import { writeSync } from 'node:fs'

/** What a process still has to write is lost at its end, and a pipe holds 64 kB: waits until whoever reads it has made room. */
export function writeWhole(text: string, stream: { readonly fd: number }): void {
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
