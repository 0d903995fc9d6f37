import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

interface History {
  /** When each file was last changed, for files that git tracks. */
  readonly times: ReadonlyMap<string, string>
  /** Whether the clone is shallow. Its oldest commit then seems to have written every file, so no times are given. */
  readonly isShallow: boolean
}

/** Returns the time of the newest commit for each of some files below a folder. Empty outside a git repository. */
export async function readUpdateTimes(folder: string, files: readonly string[]): Promise<History> {
  try {
    const root = await realpath(folder)
    const [isShallow, top] = await getRepository(root)
    if (isShallow) return { times: new Map(), isShallow }
    const real = new Map(
      await Promise.all(files.map(async (file) => [file, await getRealPath(file)] as const)),
    )
    const linked = [...real.values()].map((file) => path.dirname(file))
    const folders = new Set([root, ...linked.filter((each) => isInside(each, top) && !isInside(each, root))])
    const known = await readCommitTimes(top, [...folders])
    const times = [...real].flatMap(([file, at]) => {
      const time = known.get(at)
      return time === undefined ? [] : [[file, time] as const]
    })
    return { times: new Map(times), isShallow }
  } catch {
    // Without git, or outside a repository, there is no history.
    return { times: new Map(), isShallow: false }
  }
}

/** Returns a hash of the repository's history, which determines all times. Empty outside a git repository. */
export async function hashHistory(folder: string): Promise<string> {
  return runGit(folder, ['rev-parse', 'HEAD', '--is-shallow-repository', '--show-toplevel']).catch(() => '')
}

async function runGit(folder: string, words: readonly string[]): Promise<string> {
  if (!mayBeInRepository(await realpath(folder))) throw new Error(`${folder} isn't in a git repository.`)
  const { stdout } = await promisify(execFile)('git', words, { cwd: folder, maxBuffer: 1 << 28 })
  return stdout
}

/** Checks whether git could find a repository around a folder, because starting git takes much longer than this. */
function mayBeInRepository(folder: string): boolean {
  const above = path.dirname(folder)
  const isHere = process.env.GIT_DIR !== undefined || existsSync(path.join(folder, '.git'))
  return isHere || (above !== folder && mayBeInRepository(above))
}

/** Returns whether the repository around a folder is a shallow clone, and its top folder. */
async function getRepository(folder: string): Promise<readonly [boolean, string]> {
  const output = await runGit(folder, ['rev-parse', '--is-shallow-repository', '--show-toplevel'])
  const end = output.indexOf('\n')
  return [output.slice(0, end) === 'true', path.normalize(output.slice(end + 1, -1))]
}

/** Resolves symbolic links, because git uses real paths. A broken link is reported when the file is read. */
async function getRealPath(file: string): Promise<string> {
  return realpath(file).catch(() => file)
}

function isInside(folder: string, around: string): boolean {
  return folder === around || folder.startsWith(around + path.sep)
}

/** Returns the time of the newest commit for each file below some folders, by absolute path. */
async function readCommitTimes(
  top: string,
  folders: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const log = ['--literal-pathspecs', 'log', '-z', '--format=%x00%cI', '--name-only', '--', ...folders]
  const times = new Map<string, string>()
  // Each commit starts with an empty text, which is never a path, then the time, then the paths. A line break precedes the first
  // path.
  for (const commit of (await runGit(top, log)).split('\0\0')) {
    const [time = '', first = '', ...others] = commit.replace(/^\0/, '').split('\0')
    for (const name of [first.slice(1), ...others]) {
      const file = path.join(top, name)
      if (!times.has(file)) times.set(file, time)
    }
  }
  return times
}
