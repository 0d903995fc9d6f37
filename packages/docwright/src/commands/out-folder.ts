import { existsSync, mkdirSync, readlinkSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { clearLeftovers } from '../render/replace-folder.ts'
import { refuseForeign } from '../render/written-files.ts'
import { refusalOf } from './build-failure.ts'
import type { Obstacle } from './lock.ts'
import { lock } from './lock.ts'
import { Refusal } from './refusal.ts'

/**
 * The folder of a name, or that a link of that name leads to, kept for this build alone. It will be replaced as
 * a whole, so it must be new, empty, or a site built before and nothing else.
 */
export async function outFolder(name: string): Promise<string> {
  const out = linked(path.resolve(name))
  try {
    const found = statSync(out, { throwIfNoEntry: false })
    if (found && !found.isDirectory()) throw new Refusal(`${out} is a file. Name a folder: --out dist`)
    refuseForeign(out)
    makeFolder(path.dirname(out))
    const obstacle = lock(out)
    if (obstacle) throw new Refusal(sentenceFor(obstacle, out))
    await clearLeftovers(out)
  } catch (error) {
    throw refusalOf(error as NodeJS.ErrnoException, out) ?? error
  }
  return out
}

function sentenceFor({ holder, file }: Obstacle, out: string): string {
  return holder === undefined
    ? `${file} is in the way. Move it, or name another folder: --out dist`
    : `Another build, process ${holder}, is writing ${out}. Wait for it, or if there is none, remove ${file}`
}

/** Makes a folder and those above it. Node's own way says of some disks that a folder is not there, not why it cannot be. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another build may have been faster.
    if (!existsSync(folder)) throw error
  }
}

/** Where a link leads, be it to nothing yet; any other path as it is. */
function linked(out: string): string {
  try {
    return realpathSync(out)
  } catch {
    try {
      return path.resolve(path.dirname(out), readlinkSync(out))
    } catch {
      return out
    }
  }
}
