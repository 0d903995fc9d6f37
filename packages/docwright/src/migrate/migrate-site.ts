import path from 'node:path'
import { getFileStart } from '../problem/place-at.ts'
import { listCategories } from './categories.ts'
import { docusaurus } from './docusaurus.ts'
import type { ForeignPage } from './foreign-page.ts'
import { createPageLookup, readForeignPages, sectionId } from './foreign-page.ts'
import type { ForeignEngine } from './foreign-site.ts'
import type { Addresses } from './migrated-addresses.ts'
import { createMigratedConfig } from './migrated-config.ts'
import { isUnlisted, linksToPage, migrateSidebar } from './migrated-sidebar.ts'
import type { MigrationNotes } from './migration-notes.ts'
import { startNotes } from './migration-notes.ts'
import { formatMigrationReport } from './migration-report.ts'
import { mintlify } from './mintlify.ts'
import { createPageWriter } from './page-writer.ts'
import { openSource } from './source-folder.ts'
import { starlight } from './starlight.ts'

const engines: readonly ForeignEngine[] = [docusaurus, starlight, mintlify]

/** The names of the config files that identify engines. */
export const knownConfigs: readonly string[] = engines.flatMap(({ configs }) => configs)

/** The result of a migration, before it's written. */
interface Migration {
  readonly engine: string
  readonly pages: number
  readonly files: ReadonlyMap<string, string | Buffer>
  readonly notes: MigrationNotes
}

/** Migrates the site in a folder. Returns undefined if no known engine is found. */
export function migrateSite(root: string): Migration | undefined {
  const notes = startNotes()
  const source = openSource(root, notes)
  const found = engines
    .flatMap((engine) => engine.configs.map((config) => ({ engine, config })))
    .find(({ config }) => source.names.has(config))
  if (!found) return undefined
  const { engine, config } = found
  const site = engine.read(config, source, notes)
  const pages = readForeignPages(source, { engine, site, notes })
  const files = new Map<string, string | Buffer>()
  const byName = new Map(pages.map((page) => [page.name, page]))
  const findable = createPageLookup(pages, site.pagesFolder)
  const addresses: Addresses = {
    source,
    site,
    notes,
    copies: new Map(),
    pageAt: findable.pageAt,
    pageNamed: (name) => byName.get(name),
  }
  const linkTo = (href: string) => findable.pageAt(href)?.address ?? href
  const foreign = site.sidebar(findable)
  const first = pages.find((page) => page.address === `/${sectionId}/`)
  // On the old site, the title linked to the first page. If no entry of the sidebar does, add one.
  const entries =
    foreign && first && !linksToPage(foreign, first.name)
      ? [{ kind: 'page', page: first.name } as const, ...foreign]
      : foreign
  const sidebar = entries && migrateSidebar(entries, { pages: byName, linkTo })
  const parts = new Map<string, string>()
  const write = createPageWriter({ engine, source, addresses, parts })
  for (const page of pages) {
    const isHidden = sidebar !== undefined && !isUnlisted(page) && !sidebar.lists(page)
    if (isHidden) {
      notes.omit(
        source.placeOf(page.name),
        'No sidebar lists this page, so it is `hidden` now.',
        'list it in `sidebar` of docwright.config.ts, if readers should find it by searching',
      )
    }
    files.set(`content/${page.file}`, write.page(page, isHidden ? { hidden: true } : {}))
  }
  for (const [name, file] of parts) files.set(`content/${file}`, write.part(name, file))
  for (const [file, text] of listCategories({
    source,
    site,
    notes,
    pages,
    labels: sidebar?.labels ?? new Map(),
  }))
    files.set(file, text)
  copyPublicFiles(addresses)
  const home = pages.find((page) => page.home)
  if (home?.home?.hasPicture) {
    notes.omit(
      source.placeOf(home.name),
      'The home page has no picture.',
      'show it in theme/HomePage.tsx, if it should have one',
    )
  }
  const moved = indexMovedAddresses(pages)
  const { text, icon } = createMigratedConfig({
    site,
    sidebar: sidebar?.entries,
    moved,
    addresses,
    home,
    linkTo,
  })
  files.set('docwright.config.ts', text)
  if (icon) addresses.copies.set(`../${icon.file}`, icon.name)
  if (site.api !== undefined) addresses.copies.set(`openapi${path.extname(site.api)}`, site.api)
  for (const [file, name] of addresses.copies) {
    const bytes = source.bytes(name)
    if (bytes) files.set(path.posix.join('content', file), bytes)
  }
  if (site.url === undefined) {
    notes.leave(
      getFileStart(path.join(root, config)),
      "The site's public address isn't known.",
      'write it as `url` into docwright.config.ts',
    )
  }
  files.set('MIGRATION.md', formatMigrationReport(notes, { engine: engine.name, root, moved }))
  return { engine: engine.name, pages: pages.length, files, notes }
}

/** Copies the files that are published unchanged, except those that docwright's build rejects. */
function copyPublicFiles({ source, site: { publicFolder, icon }, notes, copies }: Addresses): void {
  if (publicFolder === undefined) return
  for (const name of source.names) {
    if (!name.startsWith(publicFolder) || name === icon) continue
    const below = name.slice(publicFolder.length)
    if (/(?:^|\/)\.(?!well-known\/)/.test(below)) {
      notes.omit(
        source.placeOf(name),
        'Names that begin with a dot aren’t published.',
        'name the file in `dotfiles`, if it should be',
      )
    } else copies.set(`public/${below}`, name)
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
