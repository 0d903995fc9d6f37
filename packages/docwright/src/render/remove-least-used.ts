import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

/** How far a disk's clock may be ahead of ours, in milliseconds. */
const slack = 60_000

/** Leaves in a folder so many of its files and folders as were used last, what a killed build left there among them. */
export async function removeLeastUsed(folder: string, most: number): Promise<void> {
  const kept = (await readdir(folder)).map((name) => path.join(folder, name))
  const used = await Promise.all(kept.map(async (each) => ({ each, at: usedAt((await stat(each)).mtimeMs) })))
  used.sort((one, other) => other.at - one.at)
  for (const { each } of used.slice(most)) await rm(each, { recursive: true, force: true })
}

/** A time to come was set before the clock was set back, and would outlive all that is used now. */
function usedAt(modified: number): number {
  return modified > Date.now() + slack ? 0 : modified
}
