import type { SidebarItem } from '../../model/sidebar.ts'
import { firstLink } from '../../model/sidebar.ts'

/** A link to the nearest of the items that an excerpt leaves out; beside that page they are shown. */
export interface More {
  readonly kind: 'more'
  readonly href: string
  readonly label: string
}

/** So many items are shown on either side of the one that leads to the page. */
const neighbours = 15

/** The first item of a long list and those around the item at an index, which is -1 when none leads to the page. */
export function excerpt(items: readonly SidebarItem[], index: number): readonly (SidebarItem | More)[] {
  const most = 2 * neighbours + 1
  const start = Math.max(1, Math.min(index - neighbours, items.length - most))
  const end = start + most
  const [before, after] = [items.slice(1, start), items.slice(end)]
  return [
    ...items.slice(0, 1),
    ...more('↑', before, before.at(-1)),
    ...items.slice(start, end),
    ...more('↓', after, after[0]),
  ]
}

function more(
  arrow: string,
  hidden: readonly SidebarItem[],
  nearest: SidebarItem | undefined,
): readonly More[] {
  const href = nearest && firstLink([nearest])?.href
  return href ? [{ kind: 'more', href, label: `${arrow} ${hidden.length} more` }] : []
}
