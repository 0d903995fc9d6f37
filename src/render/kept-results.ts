import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Memory } from '../memory.ts'
import { removeLeastUsed } from './remove-least-used.ts'

/** A memory that outlives its process. */
export interface KeptResults extends Memory {
  /** Keeps what was asked for in this run for the next one, whole or not at all; what nobody asked for is forgotten. */
  save(): Promise<void>
}

/** More than this is not kept: a large site is not to fill the disk, nor the memory. */
const mostBytes = 32_000_000

/** Files kept, a few for each site and state of the code; the least used one goes. */
const most = 16

/** The length of a file's first part, the hash of all that follows. */
const hashLength = 32

/** The memory in a file, which may be removed at any time; one that is not whole remembers nothing. */
export async function keptResults(file: string): Promise<KeptResults> {
  const before = await readResults(file)
  const used = new Map<string, Uint8Array>()
  let bytes = 0
  let isNew = false
  let isFull = false
  const use = (key: string, result: Uint8Array) => {
    if (used.has(key)) return
    isFull ||= bytes + result.length > mostBytes
    if (isFull) return
    used.set(key, result)
    bytes += result.length
  }
  return {
    recall(of, text) {
      if (before.size === 0) return undefined
      const key = keyOf(of, text)
      const found = before.get(key)
      if (!found) return undefined
      use(key, found)
      return deserialize(found)
    },
    keep(of, text, result) {
      isNew = true
      if (isFull) return
      use(keyOf(of, text), serialize(result))
    },
    async save() {
      try {
        if (isNew || used.size < before.size) await writeResults(file, used)
        else await utimes(file, new Date(), new Date())
      } catch {
        // A disk that is full, or can only be read, ends no build.
      }
    },
  }
}

function keyOf(of: string, text: string | Uint8Array): string {
  return `${of} ${createHash('sha256').update(text).digest('base64url')}`
}

async function readResults(file: string): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    const whole = await readFile(file)
    const content = whole.subarray(hashLength)
    if (whole.subarray(0, hashLength).equals(hashOf(content))) return deserialize(content)
  } catch {
    // Not there, or of a place where nothing can be.
  }
  return new Map()
}

async function writeResults(file: string, results: ReadonlyMap<string, Uint8Array>): Promise<void> {
  const folder = path.dirname(file)
  await mkdir(folder, { recursive: true })
  const content = serialize(results)
  const next = `${file}-${process.pid}`
  try {
    await writeFile(next, [hashOf(content), content])
    await rename(next, file)
  } catch (error) {
    await rm(next, { force: true })
    throw error
  }
  await removeLeastUsed(folder, most)
}

function hashOf(content: Uint8Array): Uint8Array {
  return createHash('sha256').update(content).digest()
}
