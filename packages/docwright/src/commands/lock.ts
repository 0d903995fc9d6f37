import { readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { isRunning } from '../render/is-running.ts'

/** What keeps a folder from being locked: the process that has it, if it is one, and the file that says so. */
export interface Obstacle {
  readonly holder: number | undefined
  readonly file: string
}

/** Keeps a folder for this process until it ends, or says what is in the way; a process that was killed has nothing any more. */
export function lock(folder: string): Obstacle | undefined {
  const file = `${folder}.lock`
  removeStale(file)
  try {
    // A link is there at once with what it says, or not at all; it leads nowhere.
    symlinkSync(`process-${process.pid}`, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return { holder: holderOf(file), file }
  }
  process.once('exit', () => rmSync(file, { force: true }))
  return undefined
}

function removeStale(file: string): void {
  const holder = holderOf(file)
  // A process of our own number was another one, before the machine or the container began anew.
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
