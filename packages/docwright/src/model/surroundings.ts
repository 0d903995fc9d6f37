import type { Sidebar, SidebarCategory, SidebarItem } from './sidebar.ts'
import { linksOf } from './sidebar.ts'

/** A page by its address and what to call it. */
export interface PageLink {
  readonly href: string
  readonly label: string
}

/** A step on the way down to a page; a category without a page of its own has no address. */
export interface Crumb {
  readonly href: string | undefined
  readonly label: string
}

/** What lies around a page in its sidebar. */
export interface Surroundings {
  /** The categories that hold the page, outermost first; its own among them. */
  readonly branch: readonly SidebarCategory[]
  readonly breadcrumbs: readonly Crumb[]
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** What lies around a page that is in no sidebar. */
export const nowhere: Surroundings = { branch: [], breadcrumbs: [], previous: undefined, next: undefined }

/** Answers for each page of a sidebar; the sidebar is walked once, however many pages ask. */
export function surroundingsIn({ items, label }: Sidebar): (href: string) => Surroundings {
  // A page in two places has the first.
  const byHref = Map.groupBy(linksOf(items), ({ href }) => href)
  const links = [...byHref.values()].map(([first]) => first!)
  const indexes = new Map(links.map(({ href }, index) => [href, index]))
  const branches = branchesOf(items)
  const [first] = links
  return (href) => {
    const index = indexes.get(href)
    const branch = branches.get(href) ?? []
    const root: Crumb[] = first && first.href !== href ? [{ href: first.href, label }] : []
    const above = branch.filter((category) => category.href !== href)
    return {
      branch,
      breadcrumbs: [...root, ...above.map(({ href, label }) => ({ href, label }))],
      previous: index === undefined ? undefined : links[index - 1],
      next: index === undefined ? undefined : links[index + 1],
    }
  }
}

/** The way down to each page; a page in two places has the first. */
function branchesOf(items: readonly SidebarItem[]): ReadonlyMap<string, readonly SidebarCategory[]> {
  const branches = new Map<string, readonly SidebarCategory[]>()
  const walk = (inside: readonly SidebarItem[], above: readonly SidebarCategory[]) => {
    for (const item of inside) {
      const branch = item.kind === 'category' ? [...above, item] : above
      if (item.href !== undefined && !branches.has(item.href)) branches.set(item.href, branch)
      if (item.kind === 'category') walk(item.items, branch)
    }
  }
  walk(items, [])
  return branches
}
