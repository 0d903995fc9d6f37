import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { FileContent } from '../../artefacts/artefact.ts'

/**
 * Writes a file of a site, or a compressed copy. All files are written here. A path outside the folder, or of an existing file,
 * is a bug in the checks, so it throws.
 */
export function writeFileIn(folder: string, name: string, content: FileContent): void {
  const file = resolveFileIn(folder, name)
  makeFolder(path.dirname(file))
  const descriptor = openNew(file, name)
  try {
    const isOnePiece = typeof content === 'string' || content instanceof Uint8Array
    for (const part of isOnePiece ? [content] : content) writeFileSync(descriptor, part)
  } finally {
    closeSync(descriptor)
  }
}

function openNew(file: string, name: string): number {
  try {
    return openSync(file, 'wx')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new Error(`Expected one file of the site to be called ${name}, and there are two.`)
  }
}

/** Returns the path of a site's file on the disk. */
export function resolveFileIn(folder: string, name: string): string {
  const file = path.join(folder, name)
  const below = path.relative(folder, file)
  const isOutside =
    below === '' || below === '..' || below.startsWith(`..${path.sep}`) || path.isAbsolute(below)
  if (isOutside || name.includes('\0')) {
    throw new Error(`Expected ${JSON.stringify(name)} to be in the folder of the site.`)
  }
  return file
}

const madeFolders = new Set<string>()

/** Creates a folder once. The site's folder is new, and no other process writes to it. */
function makeFolder(folder: string): void {
  if (madeFolders.has(folder)) return
  mkdirSync(folder, { recursive: true })
  madeFolders.add(folder)
}
