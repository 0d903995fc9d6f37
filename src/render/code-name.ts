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
  const hash = createHash('sha256').update(JSON.stringify([process.version, root]))
  const files = globSync(sources, { cwd: root, exclude: ['**/*.test.*'] })
  for (const file of files.sort()) {
    const content = readFileSync(path.join(root, file))
    hash.update(JSON.stringify([file, content.length])).update(content)
  }
  return hash.digest('hex').slice(0, 24)
}

/** Names a text, such as the path of a file, in a few characters. */
export function briefName(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8)
}
