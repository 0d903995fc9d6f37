import { toSitePath } from '../platform/base-path.ts'
import { listen } from '../platform/listen.ts'
import { hasModifierKey } from '../platform/modifier-keys.ts'
import { trustHtml } from '../platform/trusted-types.ts'
import { loadPayload } from './payloads.ts'
import { unmarkCurrentPage } from './sidebar-state.ts'

/**
 * Shows the next items of a long sidebar in place when "↓ 145 more" is clicked. Without a script or a network, the link leads to
 * their page.
 */
export function watchMoreItems(): void {
  listen('click', (target, event) => {
    const link = target.closest<HTMLAnchorElement>('a[data-more]')
    if (!link || hasModifierKey(event)) return
    event.preventDefault()
    showMore(link).catch(() => location.assign(link.href))
  })
}

async function showMore(link: HTMLAnchorElement): Promise<void> {
  const list = link.closest('ul')!
  const { build, html } = await loadPayload(toSitePath(link.pathname) ?? '/')
  if (build !== document.documentElement.dataset.build) throw new Error('The site has been republished.')
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  const otherList = findSimilarList(
    list,
    template.content.querySelector(`[data-sidebar] a[href="${link.getAttribute('href')}"]`),
  )
  const shownHrefs = new Set([...list.children].filter((item) => item !== link.parentElement).map(getHref))
  const added = [...otherList.children].filter((item) => {
    const more = item.querySelector<HTMLElement>(':scope > [data-more]')
    return more ? more.dataset.more === link.dataset.more : !shownHrefs.has(getHref(item))
  })
  for (const item of added) {
    unmarkCurrentPage(item)
    for (const fold of item.querySelectorAll('details')) fold.open = false
  }
  link.parentElement!.replaceWith(...added)
  const next = link.dataset.more === 'down' ? added[0] : added.at(-1)
  next?.querySelector<HTMLElement>('a')?.focus()
}

/** Returns the list around a link in another page's sidebar, at the same depth as this page's list. */
function findSimilarList(list: Element, link: Element | null): Element {
  const lists: Element[] = []
  for (let outer = link?.closest('ul'); outer; outer = outer.parentElement?.closest('ul')) {
    lists.unshift(outer)
  }
  const found = lists[getDepth(list)]
  if (!found) throw new Error('Expected the list that the link is in.')
  return found
}

function getDepth(list: Element): number {
  const above = list.parentElement?.closest('[data-sidebar] ul')
  return above ? getDepth(above) + 1 : 0
}

function getHref(item: Element): string | null | undefined {
  return item.querySelector('a')?.getAttribute('href')
}
