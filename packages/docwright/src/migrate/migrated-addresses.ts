import path from 'node:path'
import type { Place } from '../problem/problem.ts'
import { decodeUrlPart } from '../url/decoded.ts'
import { isForeign } from '../url/scheme.ts'
import type { ForeignPage } from './foreign-page.ts'
import type { ForeignSite } from './foreign-site.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** The mapping from old addresses to new ones. */
export interface Addresses {
  readonly source: SourceFolder
  readonly site: ForeignSite
  readonly notes: MigrationNotes
  pageNamed(name: string): ForeignPage | undefined
  pageAt(address: string): ForeignPage | undefined
  /** The files to copy, by their path in the content folder, with their path in the source folder. */
  readonly copies: Map<string, string>
}

/** A file that contains addresses, with its old and its new path. */
export interface LinkingFile {
  /** Its path in the source folder. */
  readonly name: string
  /** Its path in the new content folder. */
  readonly file: string
  readonly oldAddress: string | undefined
}

/** Returns a link's address on the new site. A broken link is kept, with a note. */
export function migrateLink(
  address: string,
  writer: LinkingFile,
  { place, ...to }: Addresses & { place: Place },
): string {
  if (address === '' || address.startsWith('#') || isForeign(address)) return address
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const own = removeBase(target, to.site)
  const isFromRoot = own.startsWith('/')
  const named = findNamedFile(own, writer, to)
  const page = named === undefined ? undefined : to.pageNamed(named)
  const found = page ?? (isFromRoot ? to.pageAt(own) : findPageNear(own, writer, to))
  if (found) {
    const isFile = page !== undefined && !isFromRoot && /\.mdx?$/i.test(own)
    return (isFile ? makeRelative(found.file, writer.file) : found.address) + rest
  }
  if (isFromRoot && /^\/(?:$|api\/)/.test(own)) return own + rest
  if (named !== undefined && !/\.mdx?$/i.test(named)) return getPublicAddress(named, to) + rest
  to.notes.leave(
    place,
    `The link to ${address} leads to nothing that was migrated.`,
    'correct its address, or remove it',
  )
  return address
}

/** Returns a picture's address on the new site. If it isn't in the source folder, adds a note and returns undefined. */
export function migratePicture(
  address: string,
  writer: LinkingFile,
  { place, ...to }: Addresses & { place: Place },
): string | undefined {
  const own = removeBase(address.replace(/[?#].*$/s, ''), to.site)
  const named = isForeign(address) ? undefined : findNamedFile(own, writer, to)
  if (named === undefined) {
    const where = isForeign(address) ? 'is on another site' : "isn't in the folder of the site"
    to.notes.leave(
      place,
      `The picture ${address} ${where}.`,
      'save it next to the page, and write `![what it shows](./name.png)`',
    )
    return undefined
  }
  const { publicFolder, pagesFolder } = to.site
  if (publicFolder !== undefined && named.startsWith(publicFolder)) return getPublicAddress(named, to)
  const isNearPages = pagesFolder !== '' && named.startsWith(pagesFolder)
  const file = isNearPages ? `guides/docs/${named.slice(pagesFolder.length)}` : `assets/${named}`
  to.copies.set(file, named)
  return encodeURI(makeRelative(file, writer.file))
}

/** Returns the path of a file that a page refers to, if the file exists. */
export function findNamedFile(
  address: string,
  writer: Pick<LinkingFile, 'name'>,
  { source, site }: Pick<Addresses, 'source' | 'site'>,
): string | undefined {
  const name = decodeUrlPart(address)
  const candidates = name.startsWith('@site/')
    ? [name.slice(6)]
    : /^[~@]\//.test(name)
      ? [`src/${name.slice(2)}`, name.slice(2)]
      : name.startsWith('/')
        ? [`${site.publicFolder ?? ''}${name.slice(1)}`, name.slice(1), `${site.pagesFolder}${name.slice(1)}`]
        : [path.posix.join(path.posix.dirname(writer.name), name)]
  return candidates
    .flatMap((each) => ['', '.mdx', '.md'].map((ending) => each + ending))
    .find((each) => source.names.has(each))
}

/** Returns the path of a file relative to another file. */
export function makeRelative(file: string, from: string): string {
  const relative = path.posix.relative(path.posix.dirname(from), file)
  return relative.startsWith('.') ? relative : `./${relative}`
}

/** Returns the page at a relative address, as a browser or the engine would resolve it. */
function findPageNear(
  address: string,
  { oldAddress }: LinkingFile,
  { pageAt }: Addresses,
): ForeignPage | undefined {
  if (oldAddress === undefined) return undefined
  return ['/', '']
    .map((end) => pageAt(path.posix.resolve(`${oldAddress}${end}`.replace(/[^/]*$/, ''), address)))
    .find(Boolean)
}

function getPublicAddress(name: string, { site, copies }: Addresses): string {
  const below =
    site.publicFolder !== undefined && name.startsWith(site.publicFolder)
      ? name.slice(site.publicFolder.length)
      : name
  copies.set(`public/${below}`, name)
  return encodeURI(`/${below}`)
}

/** Removes the old site's base path from an absolute path. */
function removeBase(address: string, { url }: ForeignSite): string {
  const base = `${URL.parse(url ?? '')?.pathname.replace(/\/+$/, '') ?? ''}/`
  return base !== '/' && address.startsWith(base) ? address.slice(base.length - 1) : address
}
