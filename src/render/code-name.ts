import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** All that decides what the code makes of a site, beside the version of Node; the last says what is installed. */
const sources = [
  'src/**/*.{ts,tsx,css}',
  'commands/bundler.ts',
  'vite.config.ts',
  'package-lock.json',
  'node_modules/.package-lock.json',
]

/** Names the code in a project's folder by every byte of it: what is kept for a name was made by that very code. */
export function codeName(root: string): string {
  return `${filesName(root, sources)}${briefName(JSON.stringify([process.version, root]))}`
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
export function briefName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
