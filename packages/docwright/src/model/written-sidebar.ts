import path from 'node:path'
import type { LoadedConfig } from '../config/read-config.ts'
import type { SidebarEntryConfig } from '../config/sidebar-settings.ts'
import type { Category, Guide } from '../guides/guide.ts'
import { findNearest } from '../problem/nearest.ts'
import { getFileStart } from '../problem/place-at.ts'
import type { Problem } from '../problem/problem.ts'
import type { LocatedLink } from './checks/check-links.ts'
import type { Sidebar, SidebarItem, SidebarLink } from './sidebar.ts'
import { createFolderCategory, createGuideLink } from './sidebar.ts'

/** A section with a sidebar in the config. */
interface WrittenSection {
  readonly id: string
  readonly label: string
  readonly entries: readonly SidebarEntryConfig[]
}

interface Context {
  readonly guides: readonly Guide[]
  readonly categories: readonly Category[]
  /** Returns the place of an entry, given the keys below `sidebar`. */
  readonly placeOf: LoadedConfig['placeOf']
  /** Whether a guide, or a folder's every guide, is a draft or couldn't be read, which is reported elsewhere. */
  readonly isLeftOut: (written: string) => boolean
}

/** A sidebar, and the links in it to check. */
export interface WrittenSidebar {
  readonly sidebar: Sidebar
  /** Links to pages outside the section. */
  readonly links: readonly LocatedLink[]
  readonly problems: readonly Problem[]
}

/** Builds a section's sidebar from the config, and reports guides that it doesn't list. */
export function readWrittenSidebar(
  { id, label, entries }: WrittenSection,
  { guides, categories, placeOf, isLeftOut }: Context,
): WrittenSidebar {
  const own = new Map(guides.filter(({ section }) => section === id).map((guide) => [getPath(guide), guide]))
  const listed = new Set<Guide>()
  const links: LocatedLink[] = []
  const problems: Problem[] = []
  const items = createItems(entries, [])
  const unlisted = [...own.values()].filter((guide) => !listed.has(guide) && !guide.frontmatter.hidden)
  return {
    sidebar: { id, label, items },
    links,
    problems: [...problems, ...unlisted.map(reportUnlisted)],
  }

  function createItems(
    inside: readonly SidebarEntryConfig[],
    keys: readonly string[],
  ): readonly SidebarItem[] {
    return inside.flatMap((entry, index) => createItem(entry, [...keys, String(index)]) ?? [])
  }

  function createItem(entry: SidebarEntryConfig, keys: readonly string[]): SidebarItem | undefined {
    if (typeof entry === 'string') {
      return entry.endsWith('/') ? createFolderItem(entry, keys) : createPageItem(entry, keys)
    }
    if ('items' in entry) {
      const page = entry.page === undefined ? undefined : createPageItem(entry.page, [...keys, 'page'])
      const items = createItems(entry.items, [...keys, 'items'])
      return { kind: 'category', label: entry.label, href: page?.href, items }
    }
    if ('href' in entry) {
      links.push({ from: '/', target: entry.href, place: placeOf([...keys, 'href']) })
      return { kind: 'link', isElsewhere: true, ...entry }
    }
    const page = createPageItem(entry.page, [...keys, 'page'])
    return page && { ...page, label: entry.label ?? page.label, badge: entry.badge ?? page.badge }
  }

  function createPageItem(written: string, keys: readonly string[]): SidebarLink | undefined {
    const name = written.replace(/^\.?\/|\.mdx$/g, '')
    const guide = own.get(name)
    if (guide) {
      listed.add(guide)
      return createGuideLink(guide)
    }
    if (isLeftOut(name)) return undefined
    const guess = findNearest(written, own.keys())
    const message = `The section “${label}” has no guide \`${written}\`.`
    const hint = guess
      ? `did you mean \`${guess}\`?`
      : `write the path of a guide below guides/${id}/, without .mdx`
    problems.push({ place: placeOf(keys), message, hint })
    return undefined
  }

  function createFolderItem(written: string, keys: readonly string[]): SidebarItem | undefined {
    const folders = written
      .replace(/^\.?\//, '')
      .split('/')
      .filter(Boolean)
    const inside = [...own].filter(([name]) => name.startsWith(`${folders.join('/')}/`))
    for (const [, guide] of inside) listed.add(guide)
    if (inside.length > 0) return createFolderCategory(folders, [...own.values()], categories).item
    if (isLeftOut(`${folders.join('/')}/`)) return undefined
    const message = `The section “${label}” has no folder \`${written}\` with guides.`
    problems.push({ place: placeOf(keys), message, hint: `name a folder below guides/${id}/` })
    return undefined
  }
}

/** Returns the path of a guide below its section's folder: `setup/install`. */
function getPath({ folders, file }: Guide): string {
  return [...folders, path.basename(file, '.mdx')].join('/')
}

function reportUnlisted(guide: Guide): Problem {
  return {
    place: getFileStart(guide.file),
    message: "The config's sidebar for this section doesn't list this guide.",
    hint: `add '${getPath(guide)}' to it, or write \`hidden: true\` into the guide's settings`,
  }
}
