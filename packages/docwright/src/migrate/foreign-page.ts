import path from 'node:path'
import { slug } from 'github-slugger'
import { matterBlock } from '../content/matter-block.ts'
import { readYaml } from '../problem/read-form.ts'
import type { ForeignEngine, ForeignHome, ForeignPages, ForeignSite } from './foreign-site.ts'
import type { MigrationNotes } from './migration-notes.ts'
import type { SourceFolder } from './source-folder.ts'

/** The section that all migrated pages are in. */
export const sectionId = 'docs'

/** A page of the site being migrated. */
export interface ForeignPage {
  /** Its path in the source folder. */
  readonly name: string
  readonly source: string
  readonly settings: ReadonlyMap<string, unknown>
  /** Its absolute path on the old site, without a trailing slash. */
  readonly oldAddress: string
  /** Its path in the new content folder. */
  readonly file: string
  /** Its path on the new site. */
  readonly address: string
  readonly order: number | undefined
  /** The content above the home page's text, if this is a home page. */
  readonly home: ForeignHome | undefined
}

interface SiteContext {
  readonly engine: ForeignEngine
  readonly site: ForeignSite
  readonly notes: MigrationNotes
}

/** Reads all pages of a site, and determines their new paths. */
export function readForeignPages(source: SourceFolder, context: SiteContext): readonly ForeignPage[] {
  const { pagesFolder } = context.site
  const names = [...source.names].filter(
    (name) =>
      name.startsWith(pagesFolder) && /\.mdx?$/i.test(name) && !isPartName(name.slice(pagesFolder.length)),
  )
  const taken = new Set<string>()
  return names.sort().flatMap((name) => readForeignPage(name, source, { ...context, taken }) ?? [])
}

function readForeignPage(
  name: string,
  source: SourceFolder,
  { engine, site, notes, taken }: SiteContext & { readonly taken: Set<string> },
): ForeignPage | undefined {
  const text = source.readText(name)
  if (text === undefined) return undefined
  const settings = readSettings(text, { file: path.join(source.root, name), notes })
  if (engine.isReferencePage?.(settings)) {
    const reason = 'the reference has a page for each operation of the API file'
    notes.addOmission(source.placeOf(name), 'This page shows an operation.', reason)
    return undefined
  }
  const relative = name.slice(site.pagesFolder.length)
  const route = path.posix.join('/', engine.getAddress(relative, settings)).replace(/^\/+|\/+$/g, '')
  // An index page remains one, so that its relative links still work.
  const isIndex = route === '' || /(?:^|\/)(?:index|readme)\.mdx?$/i.test(relative)
  const home = route === '' ? engine.getHome?.(settings) : undefined
  const folder = home ? 'pages' : `guides/${sectionId}`
  const wanted = `${[folder, route, isIndex ? 'index' : ''].filter(Boolean).join('/')}.mdx`
  const file = createUniqueFile(wanted, taken)
  return {
    name,
    source: text,
    settings,
    oldAddress: `${site.pagesRoot}${route}`.replace(/(?<=.)\/+$/, ''),
    file,
    address: `/${file.replace(/^(?:guides|pages)\//, '').replace(/(?:(?<=^|\/)index)?\.mdx$/, '')}`,
    order: engine.getOrder?.(relative),
    home,
  }
}

/** Checks whether a file is a part that pages include, or in a folder of parts. */
function isPartName(name: string): boolean {
  return /(?:^|\/)(?:_|snippets\/)|^(?:readme|changelog|contributing|license)\.md$/i.test(name)
}

/** Returns lookups of pages by ID and by address. */
export function createPageLookup(
  pages: readonly ForeignPage[],
  folder: string,
): ForeignPages & { findPageAt(address: string): ForeignPage | undefined } {
  const ids = new Map<string, string>()
  for (const { name, settings } of pages) {
    const bare = name.slice(folder.length).replace(/\.mdx?$/i, '')
    const parent = bare.replace(/[^/]*$/, '')
    for (const id of [bare, bare.replace(/(?:^|\/)index$/i, ''), removeNumbers(bare)]) ids.set(id, name)
    if (typeof settings.get('id') === 'string') ids.set(removeNumbers(parent) + settings.get('id'), name)
  }
  const addresses = new Map(pages.map((page) => [page.oldAddress.toLowerCase(), page]))
  const findPageAt = (address: string) =>
    addresses.get(address.replace(/(?:\/index)?(?:\.html|\.mdx?)?\/*$/i, '').toLowerCase()) ??
    (address.replace(/\/+$/, '') === '' ? addresses.get('/') : undefined)
  return {
    findById: (id) => ids.get(id.replace(/^\/+|\/+$/g, '')),
    findByAddress: (address) => findPageAt(address)?.name,
    findPageAt,
  }
}

/** Removes the numbers that order the files and folders of a path: `01-guides/02-intro.md` → `guides/intro.md`. */
export function removeNumbers(name: string): string {
  return name.replace(/(?<=^|\/)\d+[-_. ]+(?=[^/]*[^\d/])/g, '')
}

/** Converts a path to an address: `Getting Started/First steps` → `getting-started/first-steps`. */
export function slugifyPath(name: string): string {
  return name
    .split('/')
    .map((part) => slug(part))
    .join('/')
}

/** Returns a path that no other page has, without characters that a path can't contain. */
function createUniqueFile(file: string, taken: Set<string>): string {
  let unique = file.replaceAll(/[%?#\\\s\p{Cc}]+/gu, '-')
  while (taken.has(unique)) unique = unique.replace(/\.mdx$/, '-2.mdx')
  taken.add(unique)
  return unique
}

function readSettings(
  source: string,
  { file, notes }: { readonly file: string; readonly notes: MigrationNotes },
): ReadonlyMap<string, unknown> {
  const [block, opening = '', yaml = ''] = matterBlock.exec(source) ?? []
  if (block === undefined) return new Map()
  const read = readYaml({ file, source, offset: opening.length, yaml })
  if ('problems' in read) {
    for (const { place, message, hint } of read.problems) notes.addTask(place, message, hint ?? 'correct it')
    return new Map()
  }
  const value: unknown = read.document.toJS({ mapAsMap: true })
  return value instanceof Map ? value : new Map()
}
