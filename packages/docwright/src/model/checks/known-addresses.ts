import type { Guide } from '../../guides/guide.ts'
import { removePathEnding } from '../../wire.ts'
import type { ApiAddresses } from '../published-api.ts'
import { listDownloads } from '../reference/introduction.ts'

/** The known addresses of a version before its API is read. */
interface Known {
  readonly guides: readonly Guide[]
  /** The addresses of guides that couldn't be read. */
  readonly unread: readonly string[]
  readonly publicFiles: ReadonlyMap<string, unknown>
}

/** Returns a check for whether a version has an address outside an API's own reference. Addresses of other APIs are checked later. */
export function createAddressCheck(
  apis: readonly ApiAddresses[],
  { guides, unread, publicFiles }: Known,
): (path: string) => boolean {
  const files = [...publicFiles.keys(), ...apis.flatMap(listDownloads).map(({ href }) => href)]
  const roots = apis.length > 1 ? apis.map(({ root }) => root) : []
  const pages = ['/', ...unread, ...guides.map(({ href }) => href)]
  const addresses = new Set([...files, ...pages].map(removePathEnding))
  return (path) => addresses.has(removePathEnding(path)) || roots.some((root) => path.startsWith(root))
}
