import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Returns the names of everything below a folder, hidden files too, with a hash of each file; folders and links have only their names. */
export function bytesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const all = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const hash = entry.isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
    return [path.relative(folder, file), hash] as const
  })
  return new Map(all.sort(([one], [other]) => (one < other ? -1 : 1)))
}
