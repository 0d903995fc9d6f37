import { createHash } from 'node:crypto'
import { closeSync, mkdirSync, openSync, rmSync, writevSync } from 'node:fs'
import { readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Bytes by key: results of costly functions (`kept-results.ts`). */
type Results = ReadonlyMap<string, Uint8Array>

/** Bytes of the SHA-256 that ends a file and covers all before it. */
const hashLength = 32

/** Bytes before each entry: the lengths of its key and of its result, 32 bits each. */
const headLength = 8

/** What a file holds; an empty map when it isn't whole, or not there. */
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

/** Writes a file entry by entry, so that none has to stay in memory. A write that fails isn't thrown: `finish` then removes the file. */
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
        // A report of mistakes ends the process before `finish`: the unfinished file goes then.
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
    /** Puts the file in the place of the one before, whole or not at all. */
    async finish(): Promise<void> {
      write([hash.digest()])
      if (descriptor !== undefined) closeSync(descriptor)
      if (failure === undefined) {
        // A folder of this name would make `rename` fail.
        await rm(file, { recursive: true, force: true })
        await rename(next, file)
      } else {
        remove()
      }
      process.off('exit', remove)
    },
  }
}
