import type { Guide } from '../guides/guide.ts'
import { bareAddress } from '../wire.ts'
import type { Version } from './page.ts'
import { downloadsOf } from './reference/introduction.ts'

/** What is known of a version's addresses before its API is read. */
interface Known {
  readonly guides: readonly Guide[]
  /** Addresses of guides that could not be read. */
  readonly unread: readonly string[]
  readonly publicFiles: ReadonlyMap<string, string>
}

/** Whether a version of the docs has an address outside its reference. */
export function knownAddresses(
  version: Pick<Version, 'isCurrent' | 'docsRoot'>,
  { guides, unread, publicFiles }: Known,
): (path: string) => boolean {
  const files = [...publicFiles.keys(), ...downloadsOf(version).map(({ href }) => href)]
  const pages = ['/', ...unread, ...guides.map(({ href }) => href)]
  const addresses = new Set([...files, ...pages].map(bareAddress))
  return (path) => addresses.has(bareAddress(path))
}
