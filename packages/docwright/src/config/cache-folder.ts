import { existsSync } from 'node:fs'
import path from 'node:path'

/**
 * Where all is kept that a later run can use again; it may be removed at any time. Like other tools' caches it lies below
 * `node_modules` of the project that a config belongs to, or where DOCWRIGHT_CACHE says.
 */
export function cacheFolder(configFile: string): string {
  const chosen = process.env.DOCWRIGHT_CACHE
  return chosen ? path.resolve(chosen) : path.join(projectFolder(configFile), 'node_modules/.cache/docwright')
}

/** The nearest folder above a config that is a package; without one the config's own. */
export function projectFolder(configFile: string): string {
  const own = path.dirname(configFile)
  for (let folder = own; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
  }
  return own
}
