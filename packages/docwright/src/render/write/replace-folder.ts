import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isRunning } from './is-running.ts'
import { listWritten, refuseForeign } from './written-files.ts'

/**
 * The name of a file that marks a folder as a build's workshop. The workshop is a temporary folder next to the folder that is
 * being replaced, with the process in its name. It contains the new folder and, for a moment, the old one.
 */
const sign = 'made-by-a-build'

/**
 * Writes a folder anew next to the old one, then puts it in its place: no one sees half of it, and files that no build wrote
 * aren't removed.
 */
export async function replaceFolder<Result>(
  out: string,
  write: (next: string) => Promise<Result>,
): Promise<Result> {
  await mkdir(path.dirname(out), { recursive: true })
  const workshop = `${out}.build-${process.pid}-${randomBytes(4).toString('hex')}`
  await mkdir(workshop)
  try {
    await writeFile(path.join(workshop, sign), '')
    const next = path.join(workshop, 'next')
    await mkdir(next)
    const result = await write(next)
    listWritten(next)
    // Someone may have put a file there while we wrote.
    refuseForeign(out)
    await swap({ out, next, old: path.join(workshop, 'old') })
    return result
  } finally {
    await remove(workshop)
  }
}

async function swap({ out, next, old }: { out: string; next: string; old: string }): Promise<void> {
  const hadOld = await moved(out, old)
  try {
    await rename(next, out)
  } catch (error) {
    if (hadOld) await rename(old, out)
    throw error
  }
}

/** Removes what killed builds left next to a folder, and puts the folder back if one had just moved it away. */
export async function clearLeftovers(out: string): Promise<void> {
  const ours = `${path.basename(out)}.build-`
  for (const name of await readdir(path.dirname(out))) {
    const [, owner] = (name.startsWith(ours) && /^(\d+)-[0-9a-f]{8}$/.exec(name.slice(ours.length))) || []
    // A folder with our own pid is of an earlier process: pids begin again with the machine or the container.
    const isGone = Number(owner) === process.pid || !isRunning(Number(owner))
    if (owner === undefined || !isGone) continue
    const workshop = path.join(path.dirname(out), name)
    const inside = await readdir(workshop)
    // A build that was killed at once hasn't come to sign it.
    if (inside.length > 0 && !inside.includes(sign)) continue
    if (!(await isThere(out))) await moved(path.join(workshop, 'old'), out)
    await remove(workshop)
  }
}

async function isThere(folder: string): Promise<boolean> {
  return readdir(folder).then(
    () => true,
    () => false,
  )
}

/** Moves a folder, if it is there. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}

/** The sign goes last, so that what is left of a removal that was cut short is still known. */
async function remove(workshop: string): Promise<void> {
  for (const name of ['next', 'old', '']) {
    await rm(path.join(workshop, name), { recursive: true, force: true, maxRetries: 3 })
  }
}
