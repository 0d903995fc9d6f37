import type { Stats } from 'node:fs'
import { existsSync, unwatchFile, watchFile } from 'node:fs'
import path from 'node:path'
import type { ViteDevServer } from 'vite'

/** How often paths are compared with their earlier state, in milliseconds. */
const pollIntervalMs = 200

/** A method of chokidar that discards everything about a removed path. */
interface Forgetful {
  _remove(folder: string, name: string, isFolder: boolean): void
}

/**
 * Watches files and folders outside the project. Works around the watcher's failure to notice paths that were removed and
 * restored, or replaced; `isBack` is called then.
 */
export function watchOutside(
  { watcher, httpServer, config }: ViteDevServer,
  isBack: (file: string) => void,
): (file: string) => void {
  const watched = new Set<string>()
  return (file) => {
    const isInside = file.startsWith(config.root + path.sep)
    if (isInside || watched.has(file)) return
    watched.add(file)
    // Don't watch a file that doesn't exist yet, because the watcher would then miss changes of its siblings.
    let isAway = !existsSync(file)
    if (!isAway) watcher.add(file)
    const look = (now: Stats, before: Stats) => {
      const wasAway = isAway
      isAway = now.ino === 0
      // A file that directly replaces another may get the same inode number.
      const isOther = now.ino !== before.ino || now.birthtimeMs !== before.birthtimeMs
      // A file that was missing for less than an interval was moved away and back. That changes its ctime, but not its mtime.
      const isMoved = now.ctimeMs !== before.ctimeMs && now.mtimeMs === before.mtimeMs
      if (isAway || !(wasAway || isOther || isMoved)) return
      const forgetful = watcher as unknown as Forgetful
      forgetful._remove(path.dirname(file), path.basename(file), now.isDirectory())
      watcher.add(file)
      isBack(file)
    }
    watchFile(file, { interval: pollIntervalMs, persistent: false }, look)
    httpServer?.once('close', () => unwatchFile(file, look))
  }
}
