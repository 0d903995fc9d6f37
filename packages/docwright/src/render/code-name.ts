import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { codeFile, codeFolder } from '../code-file.ts'

/** The folder of this package, which holds the code as it is written or compiled. */
export const engineFolder = path.dirname(codeFolder)

/** A file of this code as Vite's server names it, by the name that it is written under. */
export function codeAddress(name: string): string {
  return `/${path.relative(engineFolder, codeFile(name))}`
}

/**
 * The files that decide what the code makes of a site: our own, and in each folder above the package manager's list of
 * what is installed.
 */
const own = ['{src,dist}/**/*.{js,jsx,ts,tsx,css}', 'package.json']
const installed = ['.package-lock.json', '.pnpm/lock.yaml', '.yarn-state.yml'].map(
  (name) => `node_modules/${name}`,
)

/** Names the code in a package's folder by every byte of it, and by the version of Node: what is kept for a name was made by that very code. */
export function codeName(folder = engineFolder): string {
  const names = [filesName(folder, own)]
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    names.push(filesName(above, installed))
  }
  return briefName(JSON.stringify([names, process.version, folder]), 24)
}

/** Names the files in a folder by every byte of them; tests do not count. */
export function filesName(folder: string, patterns: readonly string[] = ['**/*']): string {
  const hash = createHash('sha256')
  const files = globSync(patterns, { cwd: folder, exclude: ['**/*.test.*'], withFileTypes: true })
    .filter((entry) => entry.isFile())
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
