import { createHash } from 'node:crypto'

/** The longest file name in bytes. File systems allow 255, and pages' files add suffixes. */
const maxBytes = 200

/** Shortens a part of an address to a valid file name. A shortened name ends in a hash to make it unique. */
export function shortenName(name: string): string {
  const bytes = Buffer.from(name)
  if (bytes.length <= maxBytes) return name
  const start = bytes
    .subarray(0, maxBytes - 20)
    .toString()
    .replace(/[�.-]+$/u, '')
  return `${start}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`
}
