import { toSitePath } from '../platform/base-path.ts'
import { listen } from '../platform/listen.ts'
import { trustHtml } from '../platform/trusted-types.ts'
import { loadPayload } from './payloads.ts'

/**
 * Shows the next items of a long sidebar in place when "↓ 145 more" is clicked. Without a script or a network, the link leads to
 * their page.
 */
export function watchMoreItems(): void {
  listen('click', (target, event) => {
    const link = target.closest<HTMLAnchorElement>('a[data-more]')
    const { ctrlKey, metaKey, shiftKey, altKey } = event
    if (!link || ctrlKey || metaKey || shiftKey || altKey) return
    event.preventDefault()
    showMore(link).catch(() => location.assign(link.href))
  })
}

async function showMore(link: HTMLAnchorElement): Promise<void> {
  const own = link.closest('ul')!
  const { build, html } = await loadPayload(toSitePath(link.pathname) ?? '/')
  if (build !== document.documentElement.dataset.build) throw new Error('The site has been republished.')
  const template = document.createElement('template')
  template.innerHTML = trustHtml(html)
  const other = findSimilarList(
    own,
    template.content.querySelector(`[data-sidebar] a[href="${link.getAttribute('href')}"]`),
  )
  const known = new Set([...own.children].filter((item) => item !== link.parentElement).map(findName))
  const added = [...other.children].filter((item) => {
    const more = item.querySelector<HTMLElement>(':scope > [data-more]')
    return more ? more.dataset.more === link.dataset.more : !known.has(findName(item))
  })
  for (const item of added) closeItem(item)
  link.parentElement!.replaceWith(...added)
  const next = link.dataset.more === 'down' ? added[0] : added.at(-1)
  next?.querySelector<HTMLElement>('a')?.focus()
}

/** Returns the list around a link in another page's sidebar, at the same depth as this page's list. */
function findSimilarList(own: Element, link: Element | null): Element {
  const lists: Element[] = []
  for (let list = link?.closest('ul'); list; list = list.parentElement?.closest('ul')) lists.unshift(list)
  const found = lists[getDepth(own)]
  if (!found) throw new Error('Expected the list that the link is in.')
  return found
}

function getDepth(list: Element): number {
  const above = list.parentElement?.closest('[data-sidebar] ul')
  return above ? getDepth(above) + 1 : 0
}

function findName(item: Element): string | null | undefined {
  return item.querySelector('a')?.getAttribute('href')
}

/** Prepares an item of another page's sidebar for this page: not current, and closed. */
function closeItem(item: Element): void {
  for (const link of item.querySelectorAll('[aria-current]')) link.removeAttribute('aria-current')
  for (const fold of item.querySelectorAll('details')) fold.open = false
  item.querySelector('[data-contents]')?.parentElement?.remove()
}
