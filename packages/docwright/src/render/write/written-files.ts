import type { Dirent } from 'node:fs'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { writtenList } from '../../artefacts/artefact.ts'
import { isClutter } from '../../content/content-files.ts'
import { writeFileIn } from './output-folder.ts'

/** Thrown if the folder that would be replaced contains files that no build has written. */
export class ForeignFiles extends Error {}

/** Writes a list of all files in a folder, so that the next build knows what it may remove. */
export function listWritten(folder: string): void {
  const names = readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => {
    const below = path.relative(folder, entry.parentPath)
    return getName(entry, below === '' ? '' : `${below.split(path.sep).join('/')}/`)
  })
  writeFileIn(folder, writtenList, JSON.stringify(names.sort(), null, 1))
}

/** Throws unless everything in a folder was written by a build, or by an operating system's file manager. */
export function rejectForeignFiles(folder: string): void {
  if (!existsSync(folder)) return
  const written = readWrittenFiles(folder)
  const foreign = listForeignFiles(folder, { written: new Set(written).add(writtenList), below: '' })
  if (foreign.length === 0) return
  const more = foreign.length > maxNamedFiles ? ` and ${foreign.length - maxNamedFiles} more` : ''
  const names = foreign.toSorted().slice(0, maxNamedFiles).join(', ') + more
  throw new ForeignFiles(
    written
      ? `${folder} contains files that no build wrote: ${names}. A build replaces the whole folder, so move them elsewhere or name another folder: --out dist. Files to publish with the site belong in content/public/`
      : `${folder} contains something other than a built site: ${names}. Name a new or empty folder: --out dist. If an older version built it, remove it yourself`,
  )
}

const maxNamedFiles = 5

/** Returns the names in a folder's list. Undefined if the list is missing or incomplete. */
function readWrittenFiles(folder: string): readonly string[] | undefined {
  try {
    const names: unknown = JSON.parse(readFileSync(path.join(folder, writtenList), 'utf8'))
    return Array.isArray(names) ? names : undefined
  } catch {
    return undefined
  }
}

/** Returns the foreign files in a folder. If a whole subfolder is foreign, only its name is returned. */
function listForeignFiles(
  folder: string,
  { written, below }: { written: ReadonlySet<string>; below: string },
): readonly string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = getName(entry, below)
    if (!written.has(name)) return entry.isFile() && isClutter(entry.name) ? [] : [name]
    return entry.isDirectory() ? listForeignFiles(folder, { written, below: name }) : []
  })
}

/** Returns the relative path of an entry, with a trailing slash for folders. Builds write nothing but files and folders. */
function getName(entry: Dirent, below: string): string {
  return `${below}${entry.name}${entry.isDirectory() ? '/' : entry.isFile() ? '' : ' (a link)'}`
}
