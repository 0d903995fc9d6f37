import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeLeastUsed } from '../../config/remove-least-used.ts'
import { createShortHash } from './code-name.ts'
import type { Inputs } from './inputs.ts'
import { areUnchanged, createInputs } from './inputs.ts'

/** The record of a cached bundle. */
interface BundleRecord {
  readonly inputs: Inputs
  /** The bundle's own files, used to detect an incomplete bundle. */
  readonly outputs: Inputs
}

const recordFile = 'made.json'

interface Keeping {
  /** The cache folder, which may be deleted at any time. */
  readonly folder: string
  /** What a bundle depends on in addition to its inputs. */
  readonly key: string
  /** How many bundles are kept; the least recently used one is removed. */
  readonly most: number
}

/** The last request in this process for each bundle, by its folder. */
const lastRequests = new Map<string, Promise<unknown>>()

/**
 * Returns a bundle's folder: a cached one with unchanged inputs, or a new one that `make` fills, which returns the inputs. A
 * bundle with an input that changed meanwhile is used in this process only. Concurrent requests for the same key run one after
 * the other, so that the second finds the first one's result.
 */
export function findOrMakeBundle(keeping: Keeping, make: (into: string) => Promise<Inputs>): Promise<string> {
  const place = path.join(keeping.folder, keeping.key)
  const turn = (lastRequests.get(place) ?? Promise.resolve()).then(() => findOrMake(keeping, make))
  lastRequests.set(
    place,
    turn.catch(() => undefined),
  )
  return turn
}

async function findOrMake(
  { folder, key, most }: Keeping,
  make: (into: string) => Promise<Inputs>,
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
  if (inputs.some(([, file]) => isNewer(file, started))) return next
  const outputs = createInputs(listFiles(next)).map(([question, file, answer]) => {
    return [question, path.relative(next, file), answer] as const
  })
  const made = JSON.stringify({ inputs, outputs } satisfies BundleRecord)
  const kept = path.join(folder, `${key}-${createShortHash(made)}`)
  writeFileSync(path.join(next, recordFile), made)
  // An existing one is incomplete, or was made by another build at the same time.
  await rm(kept, { recursive: true, force: true })
  await rename(next, kept)
  process.off('exit', remove)
  removeLeastUsed(folder, most)
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
    const { inputs, outputs }: BundleRecord = JSON.parse(readFileSync(path.join(bundle, recordFile), 'utf8'))
    const own = outputs.map(
      ([question, name, answer]) => [question, path.join(bundle, name), answer] as const,
    )
    return areUnchanged(inputs) && areUnchanged(own)
  } catch {
    return false
  }
}

function isNewer(file: string, started: number): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) > started
}

function listFiles(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}
