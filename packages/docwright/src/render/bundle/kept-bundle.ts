import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeLeastUsed } from '../../config/remove-least-used.ts'
import { createShortHash } from './engine-hash.ts'
import { hashTree } from './hash-tree.ts'
import type { Inputs } from './inputs.ts'
import { areUnchanged, wasModifiedAfter } from './inputs.ts'

/** The record of a cached bundle. */
interface BundleRecord {
  readonly inputs: Inputs
  /** A hash of the bundle's own files, by which a damaged bundle is detected. */
  readonly output: string
}

const recordName = 'made.json'

interface BundleCache {
  /** The cache folder, which may be deleted at any time. */
  readonly folder: string
  /** What a bundle depends on in addition to its inputs. */
  readonly key: string
  /** How many bundles are kept. The least recently used ones are removed. */
  readonly maxBundles: number
}

/** The last request in this process for each bundle, by cache folder and key. */
const lastRequests = new Map<string, Promise<unknown>>()

/**
 * Returns a bundle's folder: a cached one with unchanged inputs, or a new one that `make` fills, which returns the inputs. A
 * bundle with an input that changed meanwhile is used in this process only. Concurrent requests for the same key run one after
 * the other, so that the second finds the first one's result.
 */
export function findOrMakeBundle(
  cache: BundleCache,
  make: (folder: string) => Promise<Inputs>,
): Promise<string> {
  const place = path.join(cache.folder, cache.key)
  const request = (lastRequests.get(place) ?? Promise.resolve()).then(() => findOrMake(cache, make))
  lastRequests.set(
    place,
    request.catch(() => undefined),
  )
  return request
}

async function findOrMake(
  { folder, key, maxBundles }: BundleCache,
  make: (folder: string) => Promise<Inputs>,
): Promise<string> {
  const found = listBundles(folder, key).find(isCurrent)
  if (found !== undefined) {
    // The bundle may have been removed since, and the disk may be read-only.
    try {
      utimesSync(found, new Date(), new Date())
    } catch {}
    return found
  }
  const next = path.join(folder, `${key}.${process.pid}`)
  const remove = () => rmSync(next, { recursive: true, force: true })
  // An earlier process may have had our PID and left the folder: PIDs start again with the machine or the container.
  remove()
  process.once('exit', remove)
  mkdirSync(next, { recursive: true })
  // Otherwise the package.json of a project around the cache could say that bundles are CommonJS.
  writeFileSync(path.join(next, 'package.json'), JSON.stringify({ type: 'module' }))
  const started = statSync(next).mtimeMs
  const inputs = await make(next)
  if (inputs.some(([, file]) => wasModifiedAfter(file, started))) return next
  const record = JSON.stringify({ inputs, output: hashBundle(next) } satisfies BundleRecord)
  const kept = path.join(folder, `${key}-${createShortHash(record)}`)
  writeFileSync(path.join(next, recordName), record)
  // An existing one is incomplete, or was made by another build at the same time.
  await rm(kept, { recursive: true, force: true })
  await rename(next, kept)
  process.off('exit', remove)
  removeLeastUsed(folder, maxBundles)
  return kept
}

function listBundles(folder: string, key: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(`${key}-`))
    return names.map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/** Checks whether a bundle is complete and its inputs haven't changed. */
function isCurrent(bundle: string): boolean {
  try {
    const { inputs, output }: BundleRecord = JSON.parse(readFileSync(path.join(bundle, recordName), 'utf8'))
    return areUnchanged(inputs) && output === hashBundle(bundle)
  } catch {
    return false
  }
}

function hashBundle(folder: string): string {
  return hashTree(folder, (file) => path.basename(file) === recordName)
}
