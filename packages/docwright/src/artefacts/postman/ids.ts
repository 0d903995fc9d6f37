import { createHash } from 'node:crypto'

/** An id in the form of a UUID that is the same for the same name, so that an import replaces the last one. */
export function stableId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
