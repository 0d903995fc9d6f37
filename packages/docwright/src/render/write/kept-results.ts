import { createHash } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { findCacheFolder } from '../../config/cache-folder.ts'
import { removeLeastUsed } from '../../config/remove-least-used.ts'
import type { Memory } from '../../memory.ts'
import { createShortHash, getEngineHash } from '../bundle/engine-hash.ts'
import { readResults, startResults } from './results-file.ts'

/** A cache that is kept between processes. */
interface KeptResults extends Memory {
  /** Saves the results that were used in this run, atomically. Unused ones are dropped. */
  save(): Promise<void>
}

/** The size limit of the cache, so that a large site fills neither the disk nor the memory. */
const maxBytes = 32_000_000

/** How many files are kept, a few for each site and state of the code. The least recently used one is removed. */
const maxFiles = 16

/**
 * Returns the file with a command's cached results for a site. Each command has its own, because results that a run doesn't use
 * are dropped.
 */
export function findResultsFile(
  siteFile: string,
  { command, env }: { readonly command: string; readonly env?: NodeJS.ProcessEnv },
): string {
  const name = `${getEngineHash()}-${createShortHash(siteFile)}-${command}`
  return path.join(findCacheFolder(siteFile, env), 'results', name)
}

/** Opens a cache file, which may be deleted at any time. An incomplete file counts as empty. */
export async function openResultCache(file: string): Promise<KeptResults> {
  const previous = await readResults(file)
  const next = startResults(file)
  const used = new Set<string>()
  const reused = new Map<string, Uint8Array>()
  let bytes = 0
  let isFull = false
  const reserve = (key: string, result: Uint8Array) => {
    isFull ||= bytes + result.length > maxBytes
    if (isFull || used.has(key)) return false
    used.add(key)
    bytes += result.length
    return true
  }
  return {
    recall(functionName, text) {
      if (previous.size === 0) return undefined
      const key = getKey(functionName, text)
      const found = previous.get(key)
      if (!found) return undefined
      if (reserve(key, found)) reused.set(key, found)
      return deserialize(found)
    },
    keep(functionName, text, result) {
      if (isFull) return
      const key = getKey(functionName, text)
      const serialized = serialize(result)
      if (reserve(key, serialized)) next.add(key, serialized)
    },
    async save() {
      // Nothing is added from here on, because the file is being finished.
      isFull = true
      try {
        if (reused.size === previous.size && used.size === reused.size) {
          await utimes(file, new Date(), new Date())
          return
        }
        for (const [key, result] of reused) next.add(key, result)
        await next.finish()
        removeLeastUsed(path.dirname(file), maxFiles)
      } catch {
        // A full or read-only disk doesn't fail the build.
      }
    },
  }
}

function getKey(functionName: string, text: string | Uint8Array): string {
  return `${functionName} ${createHash('sha256').update(text).digest('base64url')}`
}
