import type { Dirent } from 'node:fs'
import { existsSync } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { startOf } from '../problem/place-at.ts'
import type { Mistake, Problem } from '../problem/problem.ts'
import { isInside } from './inside.ts'

/** All that lies in a content folder, except what the guides and the API description say. */
export interface ContentFiles {
  /** Files that are published as they are: site path to file. */
  readonly publicFiles: ReadonlyMap<string, string>
  /** The names of the older versions. */
  readonly versions: readonly string[]
  /** Names that no address can have, and links out of the folder. */
  readonly problems: readonly Problem[]
}

/** The files and folders that a site is made of; what else lies beside them is nobody's. */
const ours = /^(guides|pages|public|postman|search|versions|openapi(\.\w+)?)$/

/** Whether a file's name is of those that systems leave in every folder they show. */
export function isClutter(name: string): boolean {
  return /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini)$/.test(name)
}

/** What is left of the 255 bytes that a disk gives a name, when `.br` and the like are added. Guides are shortened. */
const mostBytes = 240

/** Lists a content folder, and says what of it cannot be published. */
export async function readContentFiles(contentFolder: string): Promise<ContentFiles> {
  const files: string[] = []
  const problems: Problem[] = []
  const entered = new Set<string>()
  for (const entry of await entriesIn(contentFolder)) {
    if (ours.test(entry.name)) await visit(entry)
  }
  const publicFolder = path.join(contentFolder, 'public') + path.sep
  const published = files.filter((file) => file.startsWith(publicFolder))
  const versions = (await entriesIn(path.join(contentFolder, 'versions'))).map(({ name }) => name)
  return {
    publicFiles: new Map(
      published.map((file) => [`/${file.slice(publicFolder.length).replaceAll(path.sep, '/')}`, file]),
    ),
    versions: versions.filter((name) => !name.startsWith('.')),
    problems,
  }

  async function visit(entry: Dirent): Promise<void> {
    const file = path.join(entry.parentPath, entry.name)
    // What is no link lies where its folder does.
    const isLink = entry.isSymbolicLink()
    const mistake = mistakeInName(entry.name) ?? (isLink ? mistakeOfLink(file, contentFolder) : undefined)
    if (mistake) {
      problems.push({ place: startOf(file), ...mistake })
      return
    }
    const found = isLink ? await stat(file) : entry
    if (found.isFile()) files.push(file)
    if (!found.isDirectory()) return
    const folder = await realpath(file)
    if (entered.has(folder)) return
    entered.add(folder)
    for (const inside of await entriesIn(file)) await visit(inside)
  }
}

async function entriesIn(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter(({ name }) => !isClutter(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function mistakeInName(name: string): Mistake | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file's name may hold them
  const [sign] = /[%?#\\\x00-\x1f\x7f]/.exec(name) ?? []
  if (sign !== undefined) {
    return {
      message: `The name holds ${JSON.stringify(sign)}, which means something else in an address.`,
      hint: 'rename it',
    }
  }
  if (name.includes('\uFFFD')) return { message: 'The name is not UTF-8.', hint: 'rename it' }
  if (!name.endsWith('.mdx') && Buffer.byteLength(name) > mostBytes) {
    return { message: `The name is longer than ${mostBytes} bytes.`, hint: 'shorten it' }
  }
  const [, ending] = /(\.(?:html|txt|md|br|gz))\.mdx$/.exec(name) ?? []
  return ending === undefined
    ? undefined
    : {
        message: `The address would end in \`${ending}\`, as the files beside a page do.`,
        hint: 'rename the guide',
      }
}

function mistakeOfLink(file: string, contentFolder: string): Mistake | undefined {
  if (!existsSync(file)) return { message: 'This link leads to no file.', hint: 'remove it' }
  return isInside(file, contentFolder)
    ? undefined
    : {
        message: 'This link leads out of the content folder, and what is there is not to be published.',
        hint: 'put the file itself here',
      }
}
