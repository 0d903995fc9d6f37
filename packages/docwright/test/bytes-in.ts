import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Every file below a folder, hidden ones too, by what is in it; of folders and links the name alone. */
export function bytesIn(folder: string): ReadonlyMap<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const all = entries.map((entry) => {
    const file = path.join(entry.parentPath, entry.name)
    const hash = entry.isFile() ? createHash('sha256').update(readFileSync(file)).digest('hex') : ''
    return [path.relative(folder, file), hash] as const
  })
  return new Map(all.sort(([one], [other]) => (one < other ? -1 : 1)))
}
