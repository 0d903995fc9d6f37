import { readdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake } from '../problem/problem.ts'

/** A file that content refers to, and the only folder that it may be read from. Both are checked on each read. */
export interface ContentFile {
  readonly file: string
  readonly folder: string
}

/** Why a file can't be read. */
export type Obstacle =
  // No file can have this name.
  | 'impossible'
  // The path is outside the folder.
  | 'outside'
  // A symbolic link leads out of the folder.
  | 'linked'
  | 'missing'
  // A symbolic link leads to itself.
  | 'endless'
  | 'folder'
  // A pipe or a device.
  | 'device'
  // Permissions forbid it.
  | 'denied'

interface Blocked {
  readonly obstacle: Obstacle
}

/** Finds a file in a folder, both by its path and after resolving symbolic links. A path outside the folder is never accessed. */
export function findFile(file: string, folder: string): ContentFile | Blocked {
  const found = resolveRealFile(file, folder)
  return 'obstacle' in found ? found : { file: path.resolve(file), folder }
}

/** Reads a file that content refers to. All files of a site's content are opened here. */
export function readFileIn(file: string, folder: string): Buffer | Blocked {
  const found = resolveRealFile(file, folder)
  if ('obstacle' in found) return found
  try {
    return readFileSync(found.real)
  } catch (error) {
    return { obstacle: getObstacle(error) }
  }
}

/** Reads a file that was found before. Throws a plain error if it has changed since. */
export function readBytes({ file, folder }: ContentFile): Buffer {
  const bytes = readFileIn(file, folder)
  if (bytes instanceof Uint8Array) return bytes
  throw new Error(`Expected ${getFileStart(file).file} to be there still; it is ${bytes.obstacle}.`)
}

/** Checks by its path only whether a file is in a folder. */
export function isBelow(file: string, folder: string): boolean {
  const relative = path.relative(folder, path.resolve(file))
  return !path.isAbsolute(relative) && relative.split(path.sep)[0] !== '..'
}

function resolveRealFile(file: string, folder: string): { readonly real: string } | Blocked {
  if (!isBelow(file, folder)) return { obstacle: 'outside' }
  try {
    const real = realpathSync.native(path.resolve(file))
    if (!isBelow(real, realpathSync.native(folder))) return { obstacle: 'linked' }
    const found = statSync(real)
    if (found.isFile()) return { real }
    return { obstacle: found.isDirectory() ? 'folder' : 'device' }
  } catch (error) {
    return { obstacle: getObstacle(error) }
  }
}

const obstacles: ReadonlyMap<string | undefined, Obstacle> = new Map([
  ['ENOENT', 'missing'],
  ['ENOTDIR', 'missing'],
  ['ELOOP', 'endless'],
  ['ENAMETOOLONG', 'impossible'],
  // For a null character in the name.
  ['ERR_INVALID_ARG_VALUE', 'impossible'],
  ['EACCES', 'denied'],
  ['EPERM', 'denied'],
])

function getObstacle(error: unknown): Obstacle {
  const obstacle = obstacles.get((error as NodeJS.ErrnoException).code)
  if (obstacle === undefined) throw error
  return obstacle
}

/** How content refers to a file, which messages repeat. */
interface Naming extends ContentFile {
  /** The kind of file in messages: "picture", "guide". */
  readonly what: string
  /** The path as it's written. */
  readonly written: string
  /** The folder's name in messages. Default: "the content folder". */
  readonly folderName?: string
}

/** Describes why a file can't be read, for the place that refers to it, or else for the file itself. */
export function describeObstacle(obstacle: Obstacle, naming?: Naming): Mistake {
  const subject = naming ? `The ${naming.what} ${shortenForMessage(naming.written)}` : 'This'
  const folder = naming?.folderName ?? 'the content folder'
  switch (obstacle) {
    case 'impossible':
      return { message: `${subject} has a name that no file can have.`, hint: 'correct the name' }
    case 'outside':
    case 'linked': {
      const why = obstacle === 'linked' ? `leads out of ${folder} by a symbolic link` : `is outside ${folder}`
      return { message: `${subject} ${why}, so it isn't read.`, hint: `put the file into ${folder}` }
    }
    case 'missing':
      return naming
        ? describeMissingFile(naming)
        : { message: 'This symbolic link leads to no file.', hint: 'remove it' }
    case 'endless':
      return {
        message: `${subject} is a symbolic link that leads to itself.`,
        hint: 'replace the link with the file',
      }
    case 'folder':
      return {
        message: `${subject} is a folder, not a file.`,
        hint: naming ? 'name a file' : 'rename the folder',
      }
    case 'device':
      return { message: `${subject} is a pipe or a device, not a file.`, hint: 'remove it' }
    case 'denied':
      return { message: `${subject} can't be read.`, hint: "change the file's permissions" }
    default:
      return obstacle satisfies never
  }
}

/** Reports a missing file, and suggests the most similar name in its folder, or a symbolic link whose target is missing. */
function describeMissingFile({ file, folder, what, written }: Naming): Mistake {
  const name = path.basename(file)
  const neighbors = listFolder(path.dirname(file), folder)
  if (neighbors.includes(name)) {
    return {
      message: `The ${what} ${shortenForMessage(written)} is a symbolic link that leads to no file.`,
      hint: 'replace the link with the file',
    }
  }
  const guess = findNearest(name, neighbors)
  return {
    message: `There is no ${what} at ${shortenForMessage(getFileStart(file).file, 300)}.`,
    hint: guess ? `did you mean ${guess}?` : 'put the file there, or correct the path',
  }
}

/** Lists the files of a folder, if it's inside another folder. */
export function listFolder(inner: string, folder: string): readonly string[] {
  const found = resolveRealFile(inner, folder)
  return 'obstacle' in found && found.obstacle === 'folder' ? readdirSync(inner) : []
}

/** Shortens a name for a message. The name of a picture that is a data URL may have a million characters. */
export function shortenForMessage(name: string, most = 60): string {
  const line = name.replace(/\s+/g, ' ')
  return line.length > most ? `${line.slice(0, most)}…` : line
}
