import { statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import { readFileIn } from './content-file.ts'

/** An API file of a content folder. */
export interface ApiFile {
  /** The file's name without its extension, or undefined if it's the only one. */
  readonly name: string | undefined
  readonly file: string
}

/**
 * Finds the API files of a site: `openapi.yaml` or `openapi.json`, those in `openapi/`, or a single file that is the whole
 * content. Reports conflicts.
 */
export async function findApis(
  contentFolder: string,
): Promise<{ apis: readonly ApiFile[]; problems: readonly Problem[] }> {
  if (statSync(contentFolder, { throwIfNoEntry: false })?.isFile()) {
    return { apis: [{ name: undefined, file: contentFolder }], problems: [] }
  }
  const topEntries = await readdir(contentFolder, { withFileTypes: true }).catch(() => [])
  const topFiles = topEntries.map(({ name }) => name).filter((name) => /^openapi\.\w+$/.test(name))
  const hasApiFolder = topEntries.some((entry) => entry.name === 'openapi' && !entry.isFile())
  const apiFolder = path.join(contentFolder, 'openapi')
  const entries = hasApiFolder ? await readdir(apiFolder, { withFileTypes: true }).catch(() => []) : []
  // Its subfolders may contain files that the API files refer to.
  const folderFiles = entries
    .filter((entry) => !entry.isDirectory() || apiFileExtension.test(entry.name))
    .map(({ name }) => name)
  const names = [...topFiles, ...folderFiles.map((name) => `openapi/${name}`)].filter(
    (name) => !isHidden(name),
  )
  const files = names.filter((name) => apiFileExtension.test(name)).sort()
  const problems = [
    ...names
      .filter((name) => !apiFileExtension.test(name))
      .map((name) => describeUnreadable(name, contentFolder)),
    ...reportDuplicates(files, contentFolder),
    ...findMisnamedApis(
      topEntries.filter((entry) => entry.isFile()).map(({ name }) => name),
      { contentFolder, files },
    ),
  ]
  // If several files describe the API, one of them is read, so that the rest of the site can be checked.
  const first = files.filter((name) => topFiles.includes(name)).slice(-1)
  const read = first.length > 0 ? first : [...new Map(files.map((name) => [getName(name), name])).values()]
  return {
    apis: read.map((name) => ({
      name: read.length > 1 ? getName(name) : undefined,
      file: path.join(contentFolder, name),
    })),
    problems,
  }
}

const apiFileExtension = /\.(yaml|json)$/

function isHidden(name: string): boolean {
  return /^(\.|Thumbs\.db$|desktop\.ini$)/.test(path.basename(name))
}

function getName(file: string): string {
  return path.basename(file).replace(apiFileExtension, '').toLowerCase()
}

function describeUnreadable(name: string, contentFolder: string): Problem {
  return {
    place: getFileStart(path.join(contentFolder, name)),
    message: "This isn't an API file. Its name must end in `.yaml` or `.json`.",
    hint: /\.ya?ml$/i.test(name)
      ? `rename it to ${name.replace(/\.\w+$/, '.yaml')}`
      : 'move it out of the content folder',
  }
}

/** A line that identifies an API description. */
const versionLine = /^\s*\{?\s*["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]\.\d/m

/** Reports API files of a content folder with another name, because they'd be ignored. */
function findMisnamedApis(
  names: readonly string[],
  { contentFolder, files }: { readonly contentFolder: string; readonly files: readonly string[] },
): readonly Problem[] {
  const others = names.filter((name) => /\.(ya?ml|json)$/i.test(name) && !/^openapi\.\w+$/.test(name))
  return others.toSorted().flatMap((name): readonly Problem[] => {
    const file = path.join(contentFolder, name)
    const bytes = readFileIn(file, contentFolder)
    const text = bytes instanceof Uint8Array ? bytes.toString('utf8', 0, 4000) : ''
    if (!versionLine.test(text)) return []
    const message = "This file describes an API, but files with this name aren't read."
    const own = `openapi${/json$/i.test(name) ? '.json' : '.yaml'}`
    const hint =
      files.length === 0
        ? `rename it to ${own}`
        : 'put all API files into openapi/, or move this file out of the content folder'
    return [{ place: getFileStart(file), message, hint }]
  })
}

/** Reports each API file that another one makes redundant. */
function reportDuplicates(files: readonly string[], contentFolder: string): readonly Problem[] {
  const isBeside = (name: string) => !name.includes('/')
  return files.flatMap((name, index) => {
    const other = files.find(
      (each, other) => other < index && (isBeside(each) || isBeside(name) || getName(each) === getName(name)),
    )
    if (other === undefined) return []
    const message = `There is also ${other}, and only one of the two can be the API.`
    const isMixed = isBeside(other) !== isBeside(name)
    const hint = isMixed
      ? 'put all API files into openapi/, or keep only one of them next to it'
      : 'remove one of them'
    return [{ place: getFileStart(path.join(contentFolder, name)), message, hint }]
  })
}
