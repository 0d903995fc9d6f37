import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Where all is kept that a later run can use again; it may be removed at any time. Like other tools' caches it lies below
 * `node_modules` of the project that a config belongs to, or where DOCWRIGHT_CACHE says; where neither can be written it is
 * a folder of this run alone.
 */
export function cacheFolder(configFile: string, env = process.env): string {
  const chosen = env.DOCWRIGHT_CACHE
  const folder = chosen
    ? path.resolve(chosen)
    : path.join(projectFolder(configFile), 'node_modules/.cache/docwright')
  return isWritable(folder) ? folder : passingFolder(env)
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Gone when this process ends; threads and programs that it starts until then find the same. */
function passingFolder(env: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docwright-'))
  env.DOCWRIGHT_CACHE = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The nearest folder above a config that is a package; without one the config's own. */
function projectFolder(configFile: string): string {
  const own = path.dirname(configFile)
  for (let folder = own; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
  }
  return own
}
