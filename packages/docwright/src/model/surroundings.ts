import type { Sidebar, SidebarCategory, SidebarItem } from './sidebar.ts'
import { listSidebarLinks } from './sidebar.ts'

/** A link to a page, with its label. */
export interface PageLink {
  readonly href: string
  readonly label: string
}

/** A breadcrumb. A category without a page of its own has no address. */
export interface Crumb {
  readonly href: string | undefined
  readonly label: string
}

/** A page's context in its sidebar. */
export interface Surroundings {
  /** The categories that contain the page, outermost first, including its own. */
  readonly branch: readonly SidebarCategory[]
  readonly breadcrumbs: readonly Crumb[]
  readonly previous: PageLink | undefined
  readonly next: PageLink | undefined
}

/** The context of a page that isn't in any sidebar. */
export const noSurroundings: Surroundings = {
  branch: [],
  breadcrumbs: [],
  previous: undefined,
  next: undefined,
}

/** Returns a function that finds the context of a page in a sidebar. The sidebar is traversed only once. */
export function createSurroundingsLookup({ items, label }: Sidebar): (href: string) => Surroundings {
  // If a page is listed twice, its first position counts.
  const byHref = Map.groupBy(listSidebarLinks(items), ({ href }) => href)
  const links = [...byHref.values()].map(([first]) => first!)
  const indexes = new Map(links.map(({ href }, index) => [href, index]))
  const branches = indexBranches(items)
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

/** Returns the path of categories to each page. If a page is listed twice, its first position counts. */
function indexBranches(items: readonly SidebarItem[]): ReadonlyMap<string, readonly SidebarCategory[]> {
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
