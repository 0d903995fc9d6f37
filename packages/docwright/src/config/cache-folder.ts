import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import path from 'node:path'
import { removeLeastUsed } from './remove-least-used.ts'

/**
 * Where everything is kept that a later run can use again; it may be removed at any time. Like other tools' caches it is below
 * `node_modules` of the project that a config or an API file belongs to. A file without a project has a folder in the user's
 * cache. DOCWRIGHT_CACHE names another folder; where none can be written it is a folder of this run only.
 */
export function cacheFolder(siteFile: string, env = process.env): string {
  const chosen = env.DOCWRIGHT_CACHE
  const project = projectFolder(siteFile)
  if (!chosen && project === undefined) return folderOfFile(siteFile, env)
  const folder = chosen ? path.resolve(chosen) : path.join(project ?? '', 'node_modules/.cache/docwright')
  return isWritable(folder) ? folder : passingFolder(env)
}

/** Files without a project whose caches are kept, each of some megabytes. */
const mostFiles = 16

/** Returns the cache folder of an API file without a project, and removes the folders of the least recently used files. */
function folderOfFile(siteFile: string, env: NodeJS.ProcessEnv): string {
  const all = path.join(userCache(env), 'docwright')
  const name = createHash('sha256').update(path.resolve(siteFile)).digest('hex').slice(0, 16)
  const folder = path.join(all, name)
  if (!isWritable(folder)) return passingFolder(env)
  utimesSync(folder, new Date(), new Date())
  removeLeastUsed(all, mostFiles)
  return folder
}

/** Where a user's programs keep what they can make again, as each system has it (XDG Base Directory Specification on Linux). */
function userCache({ HOME, XDG_CACHE_HOME, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  const home = HOME || homedir()
  if (process.platform === 'win32') return LOCALAPPDATA || path.join(home, 'AppData/Local')
  if (process.platform === 'darwin') return path.join(home, 'Library/Caches')
  // The specification has a relative path ignored.
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

/** Gone when this process ends; threads and programs that it starts until then find the same. */
function passingFolder(env: NodeJS.ProcessEnv): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'docwright-'))
  env.DOCWRIGHT_CACHE = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The nearest folder above a file that is a package, if there is one. */
function projectFolder(siteFile: string): string | undefined {
  for (let folder = path.dirname(siteFile); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'package.json'))) return folder
  }
  return undefined
}
