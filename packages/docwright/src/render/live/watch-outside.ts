import type { Stats } from 'node:fs'
import { existsSync, unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'

/** How often paths are compared with their earlier state, in milliseconds. */
const pollIntervalMs = 200

/** A method of chokidar, the watcher, that discards what it knows about a path. */
interface Chokidar {
  _remove(folder: string, name: string, isFolder: boolean): void
}

/**
 * Watches files and folders outside the project. Works around the watcher's failure to notice paths that were removed and
 * restored, or replaced, and calls `onRestored` for them. Returns a function that watches a path.
 */
export function watchOutside(
  { watcher, httpServer, config }: ViteDevServer,
  onRestored: (file: string) => void,
): (file: string) => void {
  const watched = new Set<string>()
  return (file) => {
    const isInside = file.startsWith(config.root + path.sep)
    if (isInside || watched.has(file)) return
    watched.add(file)
    // Don't watch a file that doesn't exist yet, because the watcher would then miss changes of its siblings.
    let isMissing = !existsSync(file)
    if (!isMissing) watcher.add(file)
    const compare = (now: Stats, before: Stats) => {
      const wasMissing = isMissing
      // A missing file has no inode.
      isMissing = now.ino === 0
      // A file that directly replaces another may get the same inode number.
      const isReplaced = now.ino !== before.ino || now.birthtimeMs !== before.birthtimeMs
      // A file that was missing for less than an interval was moved away and back. That changes its ctime, but not its mtime.
      const isMoved = now.ctimeMs !== before.ctimeMs && now.mtimeMs === before.mtimeMs
      if (isMissing || !(wasMissing || isReplaced || isMoved)) return
      const chokidar = watcher as unknown as Chokidar
      chokidar._remove(path.dirname(file), path.basename(file), now.isDirectory())
      watcher.add(file)
      onRestored(file)
    }
    watchFile(file, { interval: pollIntervalMs, persistent: false }, compare)
    httpServer?.once('close', () => unwatchFile(file, compare))
  }
}
