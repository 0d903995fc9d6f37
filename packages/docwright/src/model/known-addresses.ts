import type { Guide } from '../guides/guide.ts'
import { bareAddress } from '../wire.ts'
import type { ApiPlace } from './published-api.ts'
import { downloadsOf } from './reference/introduction.ts'

/** What is known of a version's addresses before its API is read. */
interface Known {
  readonly guides: readonly Guide[]
  /** Addresses of guides that could not be read. */
  readonly unread: readonly string[]
  readonly publicFiles: ReadonlyMap<string, string>
}

/** Whether a version of the docs has an address outside the reference of an API; what another API has is checked later. */
export function knownAddresses(
  places: readonly ApiPlace[],
  { guides, unread, publicFiles }: Known,
): (path: string) => boolean {
  const files = [...publicFiles.keys(), ...places.flatMap(downloadsOf).map(({ href }) => href)]
  const roots = places.length > 1 ? places.map(({ root }) => root) : []
  const pages = ['/', ...unread, ...guides.map(({ href }) => href)]
  const addresses = new Set([...files, ...pages].map(bareAddress))
  return (path) => addresses.has(bareAddress(path)) || roots.some((root) => path.startsWith(root))
}
