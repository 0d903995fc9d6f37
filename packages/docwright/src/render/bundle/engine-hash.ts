import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFolder, resolveCodeFile } from '../../code-file.ts'
import { once } from '../../lazy.ts'
import { hashTree } from './hash-tree.ts'
import { listPackageCandidates } from './inputs.ts'

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
    JSON.stringify([hashCode(codeFolder), listInstalledPackages(), process.version, engineFolder]),
    24,
  ),
)

/** Returns a hash of the code in a folder, without its tests. */
export function hashCode(folder: string): string {
  return hashTree(folder, (file) => path.basename(file).includes('.test.'))
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
  const versions = new Map<string, string>()
  const queue = [engineFolder]
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (versions.has(folder)) continue
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    versions.set(folder, manifest.version ?? '')
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const dependency = listPackageCandidates(name, folder).at(-1)!
      if (existsSync(path.join(dependency, 'package.json'))) queue.push(dependency)
    }
  }
  return [...versions].map((each) => each.join(' ')).sort()
})
