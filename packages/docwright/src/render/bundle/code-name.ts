import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder, resolveCodeFile } from '../../code-file.ts'
import { once } from '../../lazy.ts'

/** The folder of this package, which contains the source or compiled code. */
export const engineFolder = path.dirname(codeFolder)

/** Returns the URL of a source file on Vite's server, given its name in a checkout. */
export function toDevServerUrl(name: string): string {
  return `/${path.relative(engineFolder, resolveCodeFile(name))}`
}

/**
 * A hash of the engine's code, the versions of its packages, and the version of Node. It's part of cache keys, so that cached
 * results were made by the same code.
 */
export const getEngineHash = once(() =>
  createShortHash(
    JSON.stringify([hashFiles(codeFolder), listInstalledPackages(), process.version, engineFolder]),
    24,
  ),
)

/** Returns a hash of the files in a folder, except tests. */
export function hashFiles(folder: string): string {
  const hash = createHash('sha256')
  if (!existsSync(folder)) return ''
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    const content = readFileSync(file)
    hash.update(JSON.stringify([path.relative(folder, file), content.length])).update(content)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Returns a short hash of a text, such as a path. */
export function createShortHash(text: string, length = 8): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** Returns the folder and version of each direct or indirect dependency, however it was installed. */
export const listInstalledPackages = once((): readonly string[] => {
  const found = new Map<string, string>()
  const queue = [engineFolder]
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (found.has(folder)) continue
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    found.set(folder, manifest.version ?? '')
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const needed = findPackageSeenFrom(folder, name)
      if (needed !== undefined) queue.push(needed)
    }
  }
  return [...found].map((each) => each.join(' ')).sort()
})

/** Returns the folder of a package, as Node resolves it from another package. */
function findPackageSeenFrom(folder: string, name: string): string | undefined {
  for (let above = folder; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return candidate
    if (above === path.dirname(above)) return undefined
  }
}
