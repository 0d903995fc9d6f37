import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import { listCategories } from './categories.ts'
import { docusaurus } from './docusaurus.ts'
import type { ForeignPage } from './foreign-page.ts'
import { createPageLookup, readForeignPages, sectionId } from './foreign-page.ts'
import type { ForeignEngine, ForeignEntry } from './foreign-site.ts'
import type { PageContext } from './migrate-page.ts'
import { migratePage, migratePart } from './migrate-page.ts'
import type { Addresses } from './migrated-addresses.ts'
import { createMigratedConfig, getIconFile } from './migrated-config.ts'
import type { MigratedSidebar } from './migrated-sidebar.ts'
import { isUnlisted, linksToPage, migrateSidebar } from './migrated-sidebar.ts'
import type { MigrationNotes } from './migration-notes.ts'
import { createNotes } from './migration-notes.ts'
import { formatMigrationReport } from './migration-report.ts'
import { mintlify } from './mintlify.ts'
import { openSource } from './source-folder.ts'
import { starlight } from './starlight.ts'

const engines: readonly ForeignEngine[] = [docusaurus, starlight, mintlify]

/** The names of the config files that identify engines. */
export const knownConfigs: readonly string[] = engines.flatMap(({ configFiles }) => configFiles)

/** The result of a migration, before it's written. */
interface Migration {
  readonly engine: string
  readonly pages: number
  readonly files: ReadonlyMap<string, string | Buffer>
  readonly notes: MigrationNotes
}

/** Migrates the site in a folder. Returns undefined if no known engine is found. */
export function migrateSite(root: string): Migration | undefined {
  const notes = createNotes()
  const source = openSource(root, notes)
  const config = knownConfigs.find((name) => source.names.has(name))
  const engine = engines.find(({ configFiles }) => config !== undefined && configFiles.includes(config))
  if (config === undefined || engine === undefined) return undefined
  const site = engine.readSite(config, source, notes)
  const pages = readForeignPages(source, { engine, site, notes })
  const lookup = createPageLookup(pages, site.pagesFolder)
  const addresses: Addresses = {
    source,
    site,
    notes,
    pagesByName: new Map(pages.map((page) => [page.name, page])),
    findPageAt: lookup.findPageAt,
    copies: new Map(),
  }
  const entries = addFirstPage(site.readSidebar(lookup), pages)
  const sidebar = entries && migrateSidebar(entries, addresses)
  const home = pages.find((page) => page.home)
  const moved = indexMovedAddresses(pages)
  const context: PageContext = { engine, addresses, parts: new Map() }
  const files = new Map<string, string | Buffer>([
    ...migratePages(pages, sidebar, context),
    ...listCategories(pages, sidebar?.labels ?? new Map(), addresses),
    ['docwright.config.ts', createMigratedConfig({ sidebar: sidebar?.entries, moved, addresses, home })],
  ])
  addCopies(addresses)
  for (const [file, name] of addresses.copies) {
    const bytes = source.readBytes(name)
    if (bytes) files.set(path.posix.join('content', file), bytes)
  }
  if (home?.home?.hasPicture) {
    const hint = 'show it in theme/HomePage.tsx, if it should have one'
    notes.addOmission(source.placeOf(home.name), 'The home page has no picture.', hint)
  }
  if (site.url === undefined) {
    const hint = 'write it as `url` into docwright.config.ts'
    notes.addTask(getFileStart(path.join(root, config)), "The site's public address isn't known.", hint)
  }
  files.set('MIGRATION.md', formatMigrationReport(notes, { engine: engine.name, root, moved }))
  return { engine: engine.name, pages: pages.length, files, notes }
}

/** Adds the first page to a sidebar that doesn't link to it. On the old site, the title linked to it. */
function addFirstPage(
  entries: readonly ForeignEntry[] | undefined,
  pages: readonly ForeignPage[],
): readonly ForeignEntry[] | undefined {
  const first = pages.find((page) => page.address === `/${sectionId}/`)
  if (!entries || !first || linksToPage(entries, first.name)) return entries
  return [{ kind: 'page', page: first.name }, ...entries]
}

/** Returns the migrated files of all pages, then of the parts that they include. */
function* migratePages(
  pages: readonly ForeignPage[],
  sidebar: MigratedSidebar | undefined,
  context: PageContext,
): Iterable<readonly [file: string, text: string]> {
  const { notes, source } = context.addresses
  for (const page of pages) {
    const isHidden = sidebar !== undefined && !isUnlisted(page) && !sidebar.lists(page)
    if (isHidden) {
      const message = 'No sidebar lists this page, so it is `hidden` now.'
      const hint = 'list it in `sidebar` of docwright.config.ts, if readers should find it by searching'
      notes.addOmission(source.placeOf(page.name), message, hint)
    }
    yield [`content/${page.file}`, migratePage(page, isHidden ? { hidden: true } : {}, context)]
  }
  // Parts may include parts, which this loop visits as well.
  for (const [name, file] of context.parts) yield [`content/${file}`, migratePart(name, file, context)]
}

/** Adds the files to copy that no page needs to refer to: the icon, the API file, and those that are published unchanged. */
function addCopies(addresses: Addresses): void {
  const { source, site, notes, copies } = addresses
  const { publicFolder, icon, api } = site
  const iconFile = getIconFile(addresses)
  if (iconFile !== undefined) copies.set(`../${iconFile}`, icon!)
  if (api !== undefined) copies.set(`openapi${path.extname(api)}`, api)
  for (const name of source.names) {
    if (publicFolder === undefined || !name.startsWith(publicFolder) || name === icon) continue
    const file = name.slice(publicFolder.length)
    // Docwright's build rejects these.
    const isHidden = /(?:^|\/)\.(?!well-known\/)/.test(file)
    if (!isHidden) copies.set(`public/${file}`, name)
    else {
      const message = 'Names that begin with a dot aren’t published.'
      notes.addOmission(source.placeOf(name), message, 'name the file in `dotfiles`, if it should be')
    }
  }
}

/** Returns the addresses of pages that have changed. */
function indexMovedAddresses(pages: readonly ForeignPage[]): ReadonlyMap<string, string> {
  const moved = pages.filter(
    ({ oldAddress, address, settings }) =>
      settings.get('draft') !== true && oldAddress !== '/' && oldAddress !== address.replace(/(?<=.)\/$/, ''),
  )
  return new Map(moved.map(({ oldAddress, address }) => [oldAddress, address]))
}
