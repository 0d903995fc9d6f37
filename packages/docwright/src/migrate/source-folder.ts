import type { Dirent } from 'node:fs'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describeObstacle, findFile, readFileIn } from '../content/content-file.ts'
import { isClutter } from '../content/content-files.ts'
import { getFileStart, locateOffset } from '../problem/place-at.ts'
import type { Place } from '../problem/problem.ts'
import { decodeText } from '../problem/read-text.ts'
import type { MigrationNotes } from './migration-notes.ts'

/** The folder of the site being migrated. It's only read, and links out of it aren't followed. */
export interface SourceFolder {
  readonly root: string
  /** The relative paths of its files, with slashes. */
  readonly names: ReadonlySet<string>
  /** Returns the text of a file. If it isn't a text file, adds a note and returns undefined. */
  readText(name: string): string | undefined
  readBytes(name: string): Buffer | undefined
  placeOf(name: string, at?: { readonly source: string; readonly offset: number }): Place
}

/** Folders of installed and generated files. */
const ignoredFolders = new Set(['node_modules', 'dist', 'build', '.git', '.docusaurus', '.astro', '.vscode'])

/** Lists the files of a site's folder. */
export function openSource(root: string, notes: MigrationNotes): SourceFolder {
  const names = new Set<string>()
  list(root)
  const placeOf: SourceFolder['placeOf'] = (name, at) =>
    at ? locateOffset(path.join(root, name), at.source, at.offset) : getFileStart(path.join(root, name))
  const bytes = (name: string) => {
    const found = readFileIn(path.join(root, name), root)
    return found instanceof Uint8Array ? found : undefined
  }
  return {
    root,
    names,
    placeOf,
    readBytes: bytes,
    readText(name) {
      const read = decodeText(bytes(name) ?? Buffer.from(''), path.join(root, name))
      if ('text' in read) return read.text
      notes.addTask(read.problem.place, read.problem.message, read.problem.hint ?? 'save it as UTF-8')
      return undefined
    },
  }

  function list(folder: string): void {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name)
      const isSkipped = entry.isDirectory() ? ignoredFolders.has(entry.name) : isClutter(entry.name)
      if (isSkipped) continue
      if (entry.isDirectory()) list(file)
      else if (entry.isFile() || leadsInside(entry)) names.add(getRelativeName(file))
    }
  }

  function getRelativeName(file: string): string {
    return path.relative(root, file).split(path.sep).join('/')
  }

  function leadsInside({ parentPath, name }: Dirent): boolean {
    const file = path.join(parentPath, name)
    const found = findFile(file, root)
    if ('file' in found) return true
    const naming = { file, folder: root, what: 'file', written: name, folderName: 'the folder of the site' }
    const { message, hint = '' } = describeObstacle(found.obstacle, naming)
    notes.addTask(getFileStart(file), message, hint)
    return false
  }
}
