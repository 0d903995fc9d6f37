import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** How far a disk's clock may be ahead of ours, in milliseconds. */
const slack = 60_000

/** Leaves in a folder the `most` files and folders that were used last; the others go, such as those that a killed build left. */
export function removeLeastUsed(folder: string, most: number): void {
  const kept = readdirSync(folder).map((name) => path.join(folder, name))
  const used = kept.map((each) => ({ each, at: usedAt(each) }))
  used.sort((one, other) => other.at - one.at)
  for (const { each } of used.slice(most)) rmSync(each, { recursive: true, force: true })
}

/** When something was used last. A time to come was set before the clock was set back, and would outlive all that is used now. */
function usedAt(file: string): number {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return modified > Date.now() + slack ? 0 : modified
}
