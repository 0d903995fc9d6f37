import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFile, codeFolder } from '../../code-file.ts'
import { once } from '../../lazy.ts'

/** The folder of this package, which holds the code as it is written or compiled. */
export const engineFolder = path.dirname(codeFolder)

/** A file of this code as Vite's server names it, by the name that it is written under. */
export function codeAddress(name: string): string {
  return `/${path.relative(engineFolder, codeFile(name))}`
}

/**
 * Names our code by every byte of it, the packages that it needs by their versions, and the version of Node: what is kept for
 * a name was made by that very code.
 */
export const codeName = once(() =>
  briefName(JSON.stringify([filesName(codeFolder), installedPackages(), process.version, engineFolder]), 24),
)

/** Names the files in a folder by every byte of them; tests don't count. */
export function filesName(folder: string): string {
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

/** Names a text, such as the path of a file, in a few characters. */
export function briefName(text: string, length = 8): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}

interface Manifest {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, string>>
}

/** The packages that this one needs, and those that they need: where each is and its version, whatever has installed it. */
export const installedPackages = once((): readonly string[] => {
  const found = new Map<string, string>()
  const queue = [engineFolder]
  for (let folder = queue.pop(); folder !== undefined; folder = queue.pop()) {
    if (found.has(folder)) continue
    const manifest: Manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    found.set(folder, manifest.version ?? '')
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const needed = packageSeenFrom(folder, name)
      if (needed !== undefined) queue.push(needed)
    }
  }
  return [...found].map((each) => each.join(' ')).sort()
})

/** The folder of a package as Node finds it from another's. */
function packageSeenFrom(folder: string, name: string): string | undefined {
  for (let above = folder; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name)
    if (existsSync(path.join(candidate, 'package.json'))) return candidate
    if (above === path.dirname(above)) return undefined
  }
}
