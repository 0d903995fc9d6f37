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
import { rejectForeignFiles } from '../render/write/written-files.ts'
import { toRefusal } from './build-failure.ts'
import type { RunningCommand } from './command-context.ts'
import { Refusal } from './refusal.ts'

/**
 * Returns the folder with this name (or the target of a link with this name), locked for this build. The build replaces the whole
 * folder, so it must be new, empty, or contain only a site that was built before.
 */
export async function lockOutFolder(name: string, onEnd: RunningCommand['onEnd']): Promise<string> {
  const out = resolveLink(name)
  try {
    const found = statSync(out, { throwIfNoEntry: false })
    if (found && !found.isDirectory()) throw new Refusal(`${out} is a file. Name a folder: --out dist`)
    rejectForeignFiles(out)
    makeFolder(path.dirname(out))
    const obstacle = lock(out, onEnd)
    if (obstacle) throw new Refusal(describeObstacle(obstacle, out))
    await clearLeftovers(out)
  } catch (error) {
    throw toRefusal(error as NodeJS.ErrnoException, out) ?? error
  }
  return out
}

function describeObstacle({ holder, file }: Obstacle, out: string): string {
  return holder === undefined
    ? `${file} already exists. Move it, or name another folder: --out dist`
    : `Another build (process ${holder}) is writing ${out}. Wait for it to finish. If no build is running, remove ${file}`
}

/**
 * Creates a folder and its parents. On some file systems, Node's `recursive` option reports a missing folder instead of the real
 * error.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another build may have created it meanwhile.
    if (!existsSync(folder)) throw error
  }
}

/** Returns the target of a link, even if it doesn't exist yet. Other paths are returned unchanged. */
function resolveLink(out: string): string {
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

/** What prevents locking a folder: the process that holds the lock, if any, and the lock file. */
interface Obstacle {
  readonly holder: number | undefined
  readonly file: string
}

/** Locks a folder for this command, or returns what prevents it. A lock of a killed process doesn't count. */
function lock(folder: string, onEnd: RunningCommand['onEnd']): Obstacle | undefined {
  const file = `${folder}.lock`
  removeStale(file)
  try {
    // Creating a link is atomic, including its content. The link's target doesn't exist.
    symlinkSync(`process-${process.pid}`, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return { holder: findHolder(file), file }
  }
  onEnd(() => rmSync(file, { force: true }))
  return undefined
}

function removeStale(file: string): void {
  const holder = findHolder(file)
  // If the lock has our own PID, it's from an earlier process, because PIDs start again with the machine or the container.
  if (holder === undefined || (holder !== process.pid && isRunning(holder))) return
  const aside = `${file}-${process.pid}`
  renameSync(file, aside)
  const moved = findHolder(aside)
  // Another build may have replaced the stale lock just before, and have started.
  if (moved !== holder) symlinkSync(`process-${moved}`, file)
  rmSync(aside)
}

function findHolder(file: string): number | undefined {
  try {
    const [, id] = /^process-(\d+)$/.exec(readlinkSync(file)) ?? []
    return id === undefined ? undefined : Number(id)
  } catch {
    return undefined
  }
}
