import {
  existsSync,
  mkdirSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { isRunning } from '../render/write/is-running.ts'
import { clearLeftovers } from '../render/write/replace-folder.ts'
import { refuseForeign } from '../render/write/written-files.ts'
import { refusalOf } from './build-failure.ts'
import type { RunningCommand } from './command-context.ts'
import { Refusal } from './refusal.ts'

/**
 * Returns the folder with this name (or the target of a link with this name), locked for this build. The build replaces the
 * whole folder, so it must be new, empty, or a site that was built before and nothing else.
 */
export async function outFolder(name: string, onEnd: RunningCommand['onEnd']): Promise<string> {
  const out = targetOf(name)
  try {
    const found = statSync(out, { throwIfNoEntry: false })
    if (found && !found.isDirectory()) throw new Refusal(`${out} is a file. Name a folder: --out dist`)
    refuseForeign(out)
    makeFolder(path.dirname(out))
    const obstacle = lock(out, onEnd)
    if (obstacle) throw new Refusal(sentenceFor(obstacle, out))
    await clearLeftovers(out)
  } catch (error) {
    throw refusalOf(error as NodeJS.ErrnoException, out) ?? error
  }
  return out
}

function sentenceFor({ holder, file }: Obstacle, out: string): string {
  return holder === undefined
    ? `${file} already exists. Move it, or name another folder: --out dist`
    : `Another build (process ${holder}) is writing ${out}. Wait for it to finish. If no build is running, remove ${file}`
}

/** Makes a folder and those above it. Node's own way says of some disks that a folder isn't there, not why it can't be. */
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
function targetOf(out: string): string {
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

/** What keeps a folder from being locked: the process that has it, if it is one, and the file that says so. */
interface Obstacle {
  readonly holder: number | undefined
  readonly file: string
}

/** Keeps a folder for this command until it ends, or says what is in the way; the lock of a process that was killed doesn't count. */
function lock(folder: string, onEnd: RunningCommand['onEnd']): Obstacle | undefined {
  const file = `${folder}.lock`
  removeStale(file)
  try {
    // A link is there at once with what it says, or not at all; it leads nowhere.
    symlinkSync(`process-${process.pid}`, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return { holder: holderOf(file), file }
  }
  onEnd(() => rmSync(file, { force: true }))
  return undefined
}

function removeStale(file: string): void {
  const holder = holderOf(file)
  // Held by our own pid, it is of an earlier process: pids begin again with the machine or the container.
  if (holder === undefined || (holder !== process.pid && isRunning(holder))) return
  const aside = `${file}-${process.pid}`
  renameSync(file, aside)
  const moved = holderOf(aside)
  // Another build may have done the same just before, and have begun.
  if (moved !== holder) symlinkSync(`process-${moved}`, file)
  rmSync(aside)
}

function holderOf(file: string): number | undefined {
  try {
    const [, id] = /^process-(\d+)$/.exec(readlinkSync(file)) ?? []
    return id === undefined ? undefined : Number(id)
  } catch {
    return undefined
  }
}
