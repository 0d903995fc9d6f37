import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, writevSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** The results of expensive functions as bytes, by key (`kept-results.ts`). */
type Results = ReadonlyMap<string, Uint8Array>

/** The size of the SHA-256 hash at the end of a file, which covers everything before it. */
const hashLength = 32

/** The size of an entry's header: the lengths of its key and of its result, 32 bits each. */
const headLength = 8

/** Reads a file of results. Returns an empty map if it's missing or incomplete. */
export async function readResults(file: string): Promise<Results> {
  const results = new Map<string, Uint8Array>()
  const whole = await readFile(file).catch(() => Buffer.alloc(0))
  const content = whole.subarray(0, -hashLength)
  const hash = createHash('sha256').update(content).digest()
  if (!whole.subarray(-hashLength).equals(hash)) return results
  for (let start = 0; start < content.length; ) {
    const keyStart = start + headLength
    const resultStart = keyStart + content.readUInt32LE(start)
    const end = resultStart + content.readUInt32LE(start + 4)
    results.set(content.toString('utf8', keyStart, resultStart), content.subarray(resultStart, end))
    start = end
  }
  return results
}

/** Writes a file entry by entry, so that entries don't stay in memory. Write errors aren't thrown; `finish` then removes the file. */
export function startResults(file: string) {
  const next = `${file}-${process.pid}`
  const hash = createHash('sha256')
  let descriptor: number | undefined
  let failure: unknown
  const remove = () => rmSync(next, { force: true })
  const write = (parts: readonly Uint8Array[]) => {
    if (failure !== undefined) return
    try {
      if (descriptor === undefined) {
        mkdirSync(path.dirname(file), { recursive: true })
        // If problems end the process before `finish`, the unfinished file is removed.
        process.once('exit', remove)
        descriptor = openSync(next, 'w')
      }
      writevSync(descriptor, parts)
    } catch (error) {
      failure = error
    }
  }
  return {
    add(key: string, result: Uint8Array): void {
      const name = Buffer.from(key, 'utf8')
      const head = Buffer.alloc(headLength)
      head.writeUInt32LE(name.length)
      head.writeUInt32LE(result.length, 4)
      for (const part of [head, name, result]) hash.update(part)
      write([head, name, result])
    },
    /** Replaces the previous file atomically. */
    async finish(): Promise<void> {
      write([hash.digest()])
      if (descriptor !== undefined) closeSync(descriptor)
      if (failure === undefined) {
        // A folder with this name would make `rename` fail.
        await rm(file, { recursive: true, force: true })
        await rename(next, file)
      } else {
        remove()
      }
      process.off('exit', remove)
    },
  }
}
