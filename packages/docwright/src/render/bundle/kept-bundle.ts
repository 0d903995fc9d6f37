import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { removeLeastUsed } from '../../config/remove-least-used.ts'
import { briefName } from './code-name.ts'
import type { Inputs } from './inputs.ts'
import { areUnchanged, inputsOf } from './inputs.ts'

/** What a kept bundle says of itself. */
interface Made {
  readonly inputs: Inputs
  /** Its own files, by which one that isn't whole is known. */
  readonly outputs: Inputs
}

const madeFile = 'made.json'

interface Keeping {
  /** Where bundles are kept; the folder may be removed at any time. */
  readonly folder: string
  /** What a bundle depends on in addition to its inputs. */
  readonly key: string
  /** How many bundles are kept; the least recently used one is removed. */
  readonly most: number
}

/** The last of those in this process that want a bundle of a key, by where that is kept. */
const turns = new Map<string, Promise<unknown>>()

/**
 * A bundle's folder: one that an earlier run has made of the same inputs, or one that `make` fills now, which returns the
 * inputs. A bundle of which an input changed meanwhile is there for this process only. Those that want a bundle of the same
 * key at once take turns, so that the second finds what the first has made.
 */
export function keptBundle(keeping: Keeping, make: (into: string) => Promise<Inputs>): Promise<string> {
  const place = path.join(keeping.folder, keeping.key)
  const turn = (turns.get(place) ?? Promise.resolve()).then(() => findOrMake(keeping, make))
  turns.set(
    place,
    turn.catch(() => undefined),
  )
  return turn
}

async function findOrMake(
  { folder, key, most }: Keeping,
  make: (into: string) => Promise<Inputs>,
): Promise<string> {
  const found = bundlesOf(folder, key).find(isCurrent)
  if (found !== undefined) {
    // It may have been removed since, and a disk may only be read.
    try {
      utimesSync(found, new Date(), new Date())
    } catch {}
    return found
  }
  const next = path.join(folder, `${key}.${process.pid}`)
  const remove = () => rmSync(next, { recursive: true, force: true })
  // An earlier process may have had our pid and left the folder: pids begin again with the machine or the container.
  remove()
  process.once('exit', remove)
  mkdirSync(next, { recursive: true })
  const started = statSync(next).mtimeMs
  const inputs = await make(next)
  if (inputs.some(([, file]) => isNewer(file, started))) return next
  const outputs = inputsOf(filesIn(next)).map(([question, file, answer]) => {
    return [question, path.relative(next, file), answer] as const
  })
  const made = JSON.stringify({ inputs, outputs } satisfies Made)
  const kept = path.join(folder, `${key}-${briefName(made)}`)
  writeFileSync(path.join(next, madeFile), made)
  // One that is there already isn't whole, or was made by another build at the same time.
  await rm(kept, { recursive: true, force: true })
  await rename(next, kept)
  process.off('exit', remove)
  removeLeastUsed(folder, most)
  return kept
}

function bundlesOf(folder: string, key: string): readonly string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.startsWith(`${key}-`))
    return names.map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

/** Whether a bundle is whole, and made of what is there now. */
function isCurrent(bundle: string): boolean {
  try {
    const { inputs, outputs }: Made = JSON.parse(readFileSync(path.join(bundle, madeFile), 'utf8'))
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

function filesIn(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name))
}
