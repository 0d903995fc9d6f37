import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { removeLeastUsed } from './remove-least-used.ts'

/**
 * Returns the folder for everything that a later run can reuse. It can be deleted at any time. It's inside `node_modules` of the
 * project that a config or an API file belongs to, or in the user's cache for a file without a project. DOCWRIGHT_CACHE overrides
 * it. If no folder is writable, returns a temporary one for this run.
 */
export function findCacheFolder(siteFile: string, env = process.env): string {
  const chosen = env.DOCWRIGHT_CACHE
  const project = findProjectFolder(siteFile)
  if (!chosen && project === undefined) return getFolderOfFile(siteFile, env)
  const folder = chosen ? path.resolve(chosen) : path.join(project ?? '', 'node_modules/.cache/docwright')
  return isWritable(folder) ? folder : createTemporaryFolder(env)
}

/** How many files without a project keep their caches. Each cache has several megabytes. */
const maxFiles = 16

/** Returns the cache folder of an API file without a project, and removes the folders of the least recently used files. */
function getFolderOfFile(siteFile: string, env: NodeJS.ProcessEnv): string {
  const all = path.join(findUserCache(env), 'docwright')
  const name = createHash('sha256').update(path.resolve(siteFile)).digest('hex').slice(0, 16)
  const folder = path.join(all, name)
  if (!isWritable(folder)) return createTemporaryFolder(env)
  utimesSync(folder, new Date(), new Date())
  removeLeastUsed(all, maxFiles)
  return folder
}

/** Returns the system's folder for a user's caches (XDG Base Directory Specification on Linux). */
function findUserCache({ HOME, XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  const home = HOME || homedir()
  if (process.platform === 'win32') return LOCALAPPDATA || path.join(home, 'AppData/Local')
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches')
  // The XDG specification says to ignore relative paths.
  return path.isAbsolute(XDG_CACHE_HOME ?? '') ? XDG_CACHE_HOME! : path.join(home, '.cache')
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

/** Returns a temporary folder that is removed when this process ends. Its threads and child processes use the same one. */
function createTemporaryFolder(env: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docwright-'))
  env.DOCWRIGHT_CACHE = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Returns the nearest parent folder that is a package, if any. */
function findProjectFolder(siteFile: string): string | undefined {
  for (let folder = path.dirname(siteFile); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
  }
  return undefined
}
