import type { SidebarItem } from '../../model/sidebar.ts'
import { findFirstLink } from '../../model/sidebar.ts'

/**
 * A link to a page whose sidebar shows the closest items that an excerpt leaves out. A script fetches that page and shows the
 * items in place (`browser/navigation/more-items.ts`).
 */
export interface More {
  readonly kind: 'more'
  readonly direction: 'up' | 'down'
  readonly href: string
  readonly label: string
}

/** How many items are shown before and after the current one. */
const itemsAround = 15

/** Returns the first item of a long list and the items around an index, which is -1 if no item leads to the page. */
export function createExcerpt(items: readonly SidebarItem[], index: number): readonly (SidebarItem | More)[] {
  const shown = 2 * itemsAround + 1
  const start = Math.max(1, Math.min(index - itemsAround, items.length - shown))
  const end = start + shown
  const [before, after] = [items.slice(1, start), items.slice(end)]
  return [
    ...items.slice(0, 1),
    ...createMore('up', before, before.at(-1 - itemsAround) ?? before[0]),
    ...items.slice(start, end),
    ...createMore('down', after, after[itemsAround] ?? after.at(-1)),
  ]
}

function createMore(
  direction: More['direction'],
  hidden: readonly SidebarItem[],
  middle: SidebarItem | undefined,
): readonly More[] {
  const href = middle && findFirstLink([middle])?.href
  return href
    ? [{ kind: 'more', direction, href, label: `${direction === 'up' ? '↑' : '↓'} ${hidden.length} more` }]
    : []
}
