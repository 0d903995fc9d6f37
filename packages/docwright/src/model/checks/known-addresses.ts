import type { Guide } from '../../guides/guide.ts'
import { bareAddress } from '../../wire.ts'
import type { ApiAddresses } from '../published-api.ts'
import { downloadsOf } from '../reference/introduction.ts'

/** What is known of a version's addresses before its API is read. */
interface Known {
  readonly guides: readonly Guide[]
  /** Addresses of guides that couldn't be read. */
  readonly unread: readonly string[]
  readonly publicFiles: ReadonlyMap<string, unknown>
}

/** Whether a version of the docs has an address outside the reference of an API; what another API has is checked later. */
export function knownAddresses(
  apis: readonly ApiAddresses[],
  { guides, unread, publicFiles }: Known,
): (path: string) => boolean {
  const files = [...publicFiles.keys(), ...apis.flatMap(downloadsOf).map(({ href }) => href)]
  const roots = apis.length > 1 ? apis.map(({ root }) => root) : []
  const pages = ['/', ...unread, ...guides.map(({ href }) => href)]
  const addresses = new Set([...files, ...pages].map(bareAddress))
  return (path) => addresses.has(bareAddress(path)) || roots.some((root) => path.startsWith(root))
}
