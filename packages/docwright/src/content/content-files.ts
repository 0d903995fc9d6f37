import type { Dirent } from 'node:fs'
import { readdir, realpath } from 'node:fs/promises'
import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import type { Mistake, Place, Problem } from '../problem/problem.ts'
import type { ContentFile } from './content-file.ts'
import { describeObstacle, findFile } from './content-file.ts'

/** The files of a content folder, except the guides' and API descriptions' content. */
export interface ContentFiles {
  /** Files that are published unchanged: site path to file. */
  readonly publicFiles: ReadonlyMap<string, ContentFile>
  /** Invalid file names, hidden files, and links that lead out of the folder. */
  readonly problems: readonly Problem[]
}

/** The config's setting for hidden files, and its place. */
interface Dotfiles {
  /** Paths below `public/` to publish although their names start with a dot. */
  readonly named: readonly string[]
  placeOf(index: number): Place
}

/** The files and folders that a content folder may contain. All others are reported. */
const contentEntries =
  /^(changelog|guides|pages|public|postman|search|skill\.md|versions|workflows|openapi(\.\w+)?)$/

/** Instructions for coding agents, which are published at the root of the site. */
const skillFile = 'skill.md'

/** Checks for files that operating systems leave in folders, or that keep an empty folder in git. */
export function isClutter(name: string): boolean {
  return /^(\.DS_Store|\._.*|Thumbs\.db|desktop\.ini|\.gitkeep)$/.test(name)
}

/** The folder for standard addresses (RFC 8615). */
const wellKnownFolder = '.well-known'

/** Checks whether a path contains a hidden file or folder other than `.well-known`. Hosts don't serve these. */
export function leadsToHidden(href: string): boolean {
  const [, first, ...others] = href.split('/')
  return first !== undefined && ((isHidden(first) && first !== wellKnownFolder) || others.some(isHidden))
}

function isHidden(name: string): boolean {
  return name.startsWith('.')
}

/** File systems limit a name to 255 bytes. This leaves room for suffixes such as `.br`. Longer names of guides are shortened. */
const maxNameBytes = 240

/** Lists a content folder, and reports what can't be published. */
export async function readContentFiles(contentFolder: string, dotfiles: Dotfiles): Promise<ContentFiles> {
  const publicFiles = new Map<string, ContentFile>()
  const problems: Problem[] = []
  const unused = new Set(dotfiles.named)
  const publicFolder = path.join(contentFolder, 'public')
  for (const entry of await listEntries(contentFolder)) {
    if (contentEntries.test(entry.name)) await visit(entry, new Set())
  }
  for (const [index, name] of dotfiles.named.entries()) {
    if (!unused.has(name)) continue
    const message = `There is no hidden file \`${name}\` in public/.`
    problems.push({ place: dotfiles.placeOf(index), message, hint: 'remove it, or correct the path' })
  }
  return { publicFiles, problems }

  /** Lists a folder. A folder that several links lead to is entered only once, because it may contain the link itself. */
  async function visit(entry: Dirent, entered: Set<string>): Promise<void> {
    const file = path.join(entry.parentPath, entry.name)
    const found = entry.isFile() ? { file, folder: contentFolder } : findFile(file, contentFolder)
    const publicPath = path.relative(publicFolder, file).split(path.sep).join('/')
    const isPublic = !/^\.\.(\/|$)/.test(publicPath)
    const isRejected =
      isPublic && isHidden(entry.name) && publicPath !== wellKnownFolder && !unused.delete(publicPath)
    const mistake =
      findMistakeInName(entry.name) ?? (isRejected ? describeHiddenFile(publicPath) : findMistake(found))
    if (mistake) {
      problems.push({ place: getFileStart(file), ...mistake })
      return
    }
    if ('file' in found) {
      if (isPublic) publicFiles.set(`/${publicPath}`, found)
      else if (file === path.join(contentFolder, skillFile)) publicFiles.set(`/${skillFile}`, found)
      return
    }
    const folder = await realpath(file)
    if (entered.has(folder)) return
    entered.add(folder)
    for (const inside of await listEntries(file)) await visit(inside, entered)
  }
}

async function listEntries(folder: string): Promise<readonly Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter(({ name }) => !isClutter(name)).sort((a, b) => (a.name < b.name ? -1 : 1))
}

function findMistakeInName(name: string): Mistake | undefined {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: a file's name may hold them
  const [sign] = /[%?#\\\x00-\x1f\x7f]/.exec(name) ?? []
  if (sign !== undefined) {
    return {
      message: `The name contains ${JSON.stringify(sign)}, which has another meaning in a URL.`,
      hint: 'rename it',
    }
  }
  if (name.includes('\uFFFD')) return { message: "The name isn't UTF-8.", hint: 'rename it' }
  if (!name.endsWith('.mdx') && Buffer.byteLength(name) > maxNameBytes) {
    return { message: `The name is longer than ${maxNameBytes} bytes.`, hint: 'shorten it' }
  }
  const [, ending] = /(\.(?:html|txt|md|br|gz))\.mdx$/.exec(name) ?? []
  return ending === undefined
    ? undefined
    : {
        message: `The page's address would end in \`${ending}\`, like a file that docwright generates for a page.`,
        hint: 'rename the guide',
      }
}

function describeHiddenFile(name: string): Mistake {
  return {
    message:
      "A file whose name begins with a dot isn't published, because these files often contain secrets.",
    hint: `remove it, or name it in the config: dotfiles: ['${name}']`,
  }
}

function findMistake(found: ReturnType<typeof findFile>): Mistake | undefined {
  return 'file' in found || found.obstacle === 'folder' ? undefined : describeObstacle(found.obstacle)
}
