import type { ForeignPage } from './foreign-page.ts'
import { sectionId } from './foreign-page.ts'
import type { ForeignEntry } from './foreign-site.ts'
import type { Addresses } from './migrated-addresses.ts'
import { migrateConfigLink } from './migrated-addresses.ts'

/** A sidebar for the config, and the data that goes elsewhere. */
export interface MigratedSidebar {
  readonly entries: readonly unknown[]
  /** The labels of folders, for their `_category.yaml`. */
  readonly labels: ReadonlyMap<string, string>
  /** Checks whether the sidebar links to a page. */
  lists(page: ForeignPage): boolean
}

/** Converts another engine's sidebar to the config's format. Unpublished pages are left out. */
export function migrateSidebar(entries: readonly ForeignEntry[], addresses: Addresses): MigratedSidebar {
  const pages = addresses.pagesByName
  const labels = new Map<string, string>()
  const folders: string[] = []
  const listed = new Set<ForeignPage>()
  return {
    entries: entries.flatMap(migrateEntry),
    labels,
    lists: (page) => listed.has(page) || folders.some((folder) => getPath(page).startsWith(folder)),
  }

  function migrateEntry(entry: ForeignEntry): readonly unknown[] {
    switch (entry.kind) {
      case 'page': {
        const path = takePage(entry.page)
        if (path === undefined) return []
        const { label, badge } = entry
        return label === undefined && badge === undefined ? [path] : [{ page: path, label, badge }]
      }
      case 'link':
        return [{ label: entry.label, href: migrateConfigLink(entry.href, addresses) }]
      case 'folder': {
        const path = entry.folder === '' ? '' : `${entry.folder}/`
        const isFilled = [...pages.values()].some(
          (page) => !isUnlisted(page) && getPath(page).startsWith(path),
        )
        if (!isFilled) return []
        if (entry.label !== undefined) labels.set(entry.folder, entry.label)
        folders.push(path)
        return [path]
      }
      case 'group': {
        const page = entry.page === undefined ? undefined : takePage(entry.page)
        const items = entry.items.flatMap(migrateEntry)
        if (items.length === 0) return page === undefined ? [] : [{ page, label: entry.label }]
        return [{ label: entry.label, ...(page !== undefined && { page }), items }]
      }
      default:
        return entry satisfies never
    }
  }

  /** Returns the path of a page in its section, or undefined if it's already listed or must not be. */
  function takePage(name: string): string | undefined {
    const page = pages.get(name)
    if (!page || isUnlisted(page) || listed.has(page)) return undefined
    listed.add(page)
    return getPath(page)
  }
}

/** Checks whether a page must not be in a sidebar, because it's unpublished or hidden. */
export function isUnlisted({ settings, home }: ForeignPage): boolean {
  return (
    home !== undefined || ['draft', 'unlisted', 'hidden', 'noindex'].some((key) => settings.get(key) === true)
  )
}

function getPath({ file }: ForeignPage): string {
  return file.slice(`guides/${sectionId}/`.length).replace(/\.mdx$/, '')
}

/** Checks whether an entry, including nested ones, links to a page. */
export function linksToPage(entries: readonly ForeignEntry[], name: string): boolean {
  return entries.some((entry) => {
    if (entry.kind === 'folder') return entry.folder === ''
    return (
      ('page' in entry && entry.page === name) || (entry.kind === 'group' && linksToPage(entry.items, name))
    )
  })
}
