import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { removeLeastUsed } from '../../config/remove-least-used.ts'
import type { Memory } from '../../memory.ts'
import { readResults, startResults } from './results-file.ts'

/** A memory that outlives its process. */
interface KeptResults extends Memory {
  /** Keeps what was asked for in this run for the next one, whole or not at all; what no one asked for is forgotten. */
  save(): Promise<void>
}

/** More than this isn't kept: a large site isn't to fill the disk, nor the memory. */
const mostBytes = 32_000_000

/** Files kept, a few for each site and state of the code; the least used one goes. */
const most = 16

/** The memory in a file, which may be removed at any time; one that isn't whole remembers nothing. */
export async function keptResults(file: string): Promise<KeptResults> {
  const before = await readResults(file)
  const next = startResults(file)
  const used = new Set<string>()
  const recalled = new Map<string, Uint8Array>()
  let bytes = 0
  let isFull = false
  const take = (key: string, result: Uint8Array) => {
    isFull ||= bytes + result.length > mostBytes
    if (isFull || used.has(key)) return false
    used.add(key)
    bytes += result.length
    return true
  }
  return {
    recall(of, text) {
      if (before.size === 0) return undefined
      const key = keyOf(of, text)
      const found = before.get(key)
      if (!found) return undefined
      if (take(key, found)) recalled.set(key, found)
      return deserialize(found)
    },
    keep(of, text, result) {
      if (isFull) return
      const key = keyOf(of, text)
      const serialized = serialize(result)
      if (take(key, serialized)) next.add(key, serialized)
    },
    async save() {
      // From here on nothing more is taken, since the file is being finished.
      isFull = true
      try {
        if (recalled.size === before.size && used.size === recalled.size) {
          await utimes(file, new Date(), new Date())
          return
        }
        for (const [key, result] of recalled) next.add(key, result)
        await next.finish()
        removeLeastUsed(path.dirname(file), most)
      } catch {
        // A disk that is full, or can only be read, ends no build.
      }
    },
  }
}

function keyOf(of: string, text: string | Uint8Array): string {
  return `${of} ${createHash('sha256').update(text).digest('base64url')}`
}
