import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from './is-running.ts'
import { listWritten, rejectForeignFiles } from './written-files.ts'

/**
 * The name of a file that marks a folder as a build's workshop. The workshop is a temporary folder next to the folder that is
 * being replaced, with the process in its name. It contains the new folder and, for a moment, the old one.
 */
const workshopMarker = 'made-by-a-build'

/**
 * Writes a new folder next to the old one, then replaces the old one with it, so that readers never see a partial folder. Files
 * that no build wrote aren't removed.
 */
export async function replaceFolder<Result>(
  out: string,
  write: (next: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(out), { recursive: true })
  const workshop = `${out}.build-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(workshop)
  try {
    await writeFile(path.join(workshop, workshopMarker), '')
    const next = path.join(workshop, 'next')
    await mkdir(next)
    const result = await write(next)
    listWritten(next)
    // Someone may have added a file meanwhile.
    rejectForeignFiles(out)
    await swap({ out, next, old: path.join(workshop, 'old') })
    return result
  } finally {
    await remove(workshop)
  }
}

async function swap({ out, next, old }: { out: string; next: string; old: string }): Promise<void> {
  const hadOld = await moveIfExists(out, old)
  try {
    await rename(next, out)
  } catch (error) {
    if (hadOld) await rename(old, out)
    throw error
  }
}

/** Removes the leftovers of killed builds next to a folder, and restores the folder if one of them had just moved it. */
export async function clearLeftovers(out: string): Promise<void> {
  const ours = `${path.basename(out)}.build-`
  for (const name of await readdir(path.dirname(out))) {
    const [, owner] = (name.startsWith(ours) && /^(\d+)-[0-9a-f]{8}$/.exec(name.slice(ours.length))) || []
    // A folder with our own PID is from an earlier process: PIDs start again with the machine or the container.
    const isGone = Number(owner) === process.pid || !isRunning(Number(owner))
    if (owner === undefined || !isGone) continue
    const workshop = path.join(path.dirname(out), name)
    const inside = await readdir(workshop)
    // A build that was killed immediately hasn't marked the folder yet.
    if (inside.length > 0 && !inside.includes(workshopMarker)) continue
    if (!(await isThere(out))) await moveIfExists(path.join(workshop, 'old'), out)
    await remove(workshop)
  }
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  )
}

/** Moves a folder if it exists. Returns whether it did. */
async function moveIfExists(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** Removes a workshop. The marker is removed last, so that an interrupted removal can be continued. */
async function remove(workshop: string): Promise<void> {
  for (const name of ['next', 'old', '']) {
    await rm(path.join(workshop, name), { recursive: true, force: true, maxRetries: 3 })
  }
}
