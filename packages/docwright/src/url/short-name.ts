import { createHash } from 'node:crypto'

/** File systems hold names of 255 bytes; the files of a page add endings to its name. */
const mostBytes = 200

/** A part of an address that a file can be named by: a longer one is cut, and told from others by its hash. */
export function shortName(name: string): string {
  const bytes = Buffer.from(name)
  if (bytes.length <= mostBytes) return name
  const start = bytes
    .subarray(0, mostBytes - 20)
    .toString()
    .replace(/[�.-]+$/u, '')
  return `${start}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
}
