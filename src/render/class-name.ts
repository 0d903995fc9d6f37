import { createHash } from 'node:crypto'
import path from 'node:path'

const source = path.resolve(import.meta.dirname, '..')
const owners = new Map<string, string>()

/** The class of a CSS module in the page: four letters and digits, since a large page says some of them a thousand times. */
export function className(name: string, file: string): string {
  const owner = `${path.relative(source, file.replace(/\?.*/, ''))} ${name}`
  const hash = createHash('sha256').update(owner).digest('base64url')
  const short = hash.replace(/[^a-z0-9]/gi, '').slice(0, 4)
  const unique = /^\d/.test(short) ? `c${short}` : short
  const other = owners.get(unique) ?? owner
  if (other !== owner) throw new Error(`Expected a class of its own for ${owner}, found that of ${other}.`)
  owners.set(unique, owner)
  return unique
}
