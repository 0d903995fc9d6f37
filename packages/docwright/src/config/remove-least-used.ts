import { readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** How far the file system's clock may be ahead of the process's, in milliseconds. */
const clockToleranceMs = 60_000

/** Removes all files and folders of a folder except the `most` recently used, such as leftovers of a build that was killed. */
export function removeLeastUsed(folder: string, most: number): void {
  const kept = readdirSync(folder).map((name) => path.join(folder, name))
  const used = kept.map((each) => ({ each, at: getLastUse(each) }))
  used.sort((one, other) => other.at - one.at)
  for (const { each } of used.slice(most)) rmSync(each, { recursive: true, force: true })
}

/**
 * Returns when something was last used. A time in the future was set before the clock was set back, and counts as old, because
 * otherwise it would never be removed.
 */
function getLastUse(file: string): number {
  const modified = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  return modified > Date.now() + clockToleranceMs ? 0 : modified
}
