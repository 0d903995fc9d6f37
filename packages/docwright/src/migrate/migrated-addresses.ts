import path from 'node:path'
import type { Place } from '../problem/problem.ts'
import { decodeUrlPart } from '../url/decoded.ts'
import { isForeign } from '../url/scheme.ts'
import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { ForeignSite } from './foreign-site.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** The mapping from old addresses to new ones. */
export interface Addresses {
  readonly source: SourceFolder
  readonly site: ForeignSite
  readonly notes: MigrationNotes
  /** The pages by their file. */
  readonly pagesByName: ReadonlyMap<string, ForeignPage>
  /** Returns the page at an absolute path of the old site. */
  findPageAt(address: string): ForeignPage | undefined
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
  const [, pathWithBase = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  const target = removeBase(pathWithBase, to.site)
  const isFromRoot = target.startsWith('/')
  const file = findNamedFile(target, writer, to)
  const filePage = file === undefined ? undefined : to.pagesByName.get(file)
  const page = filePage ?? (isFromRoot ? to.findPageAt(target) : findPageNear(target, writer, to))
  if (page) {
    const isFileLink = filePage !== undefined && !isFromRoot && /\.mdx?$/i.test(target)
    return (isFileLink ? makeRelative(page.file, writer.file) : page.address) + rest
  }
  // The home page and the API reference exist on the new site as well.
  if (/^\/(?:$|api\/)/.test(target)) return target + rest
  if (file !== undefined && !/\.mdx?$/i.test(file)) return getPublicAddress(file, to) + rest
  const message = `The link to ${address} leads to nothing that was migrated.`
  to.notes.addTask(place, message, 'correct its address, or remove it')
  return address
}

/** Returns the new address of a link in the site's config. */
export function migrateConfigLink(href: string, { findPageAt }: Addresses): string {
  return findPageAt(href)?.address ?? href
}

/** Returns a picture's address on the new site. If it isn't in the source folder, adds a note and returns undefined. */
export function migratePicture(
  address: string,
  writer: LinkingFile,
  { place, ...to }: Addresses & { place: Place },
): string | undefined {
  const target = removeBase(address.replace(/[?#].*$/s, ''), to.site)
  const file = isForeign(address) ? undefined : findNamedFile(target, writer, to)
  if (file === undefined) {
    const where = isForeign(address) ? 'is on another site' : "isn't in the folder of the site"
    const hint = 'save it next to the page, and write `![what it shows](./name.png)`'
    to.notes.addTask(place, `The picture ${address} ${where}.`, hint)
    return undefined
  }
  const { publicFolder, pagesFolder } = to.site
  if (publicFolder !== undefined && file.startsWith(publicFolder)) return getPublicAddress(file, to)
  const isNearPages = pagesFolder !== '' && file.startsWith(pagesFolder)
  const copy = isNearPages ? `guides/${sectionId}/${file.slice(pagesFolder.length)}` : `assets/${file}`
  to.copies.set(copy, file)
  return encodeURI(makeRelative(copy, writer.file))
}

/** Returns the path of a file that a page refers to, if the file exists. An alias starts at the old site's folder or in `src/`. */
export function findNamedFile(
  address: string,
  writer: Pick<LinkingFile, 'name'>,
  { source, site }: Pick<Addresses, 'source' | 'site'>,
): string | undefined {
  const name = decodeUrlPart(address)
  const [, root, rest = ''] = /^(@site\/|[~@]\/|\/|)(.*)$/s.exec(name) ?? []
  const folders = {
    '@site/': [''],
    '@/': ['src/', ''],
    '~/': ['src/', ''],
    '/': [site.publicFolder ?? '', '', site.pagesFolder],
  }[root ?? ''] ?? [`${path.posix.dirname(writer.name)}/`]
  return folders
    .flatMap((folder) => ['', '.mdx', '.md'].map((extension) => path.posix.join(folder, rest + extension)))
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
  { findPageAt }: Addresses,
): ForeignPage | undefined {
  if (oldAddress === undefined) return undefined
  return ['/', '']
    .map((end) => findPageAt(path.posix.resolve(`${oldAddress}${end}`.replace(/[^/]*$/, ''), address)))
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
