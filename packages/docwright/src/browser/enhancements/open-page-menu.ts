import { listen } from '../platform/listen.ts'
import { hasModifierKey } from '../platform/modifier-keys.ts'
import { rejectAfterTimeout } from '../platform/reject-after-timeout.ts'

/** Opens the page's menu on a click on the link to the page's Markdown. Its code is loaded only then. */
export function watchPageMenu(): void {
  listen('click', (target, event) => {
    const link = target.closest<HTMLAnchorElement>('[data-copy-page]')
    if (!link || hasModifierKey(event)) return
    event.preventDefault()
    void openMenu(link, event)
  })
}

/** Opens the menu, or the page's Markdown if the menu can't be loaded. */
async function openMenu(link: HTMLAnchorElement, click: MouseEvent): Promise<void> {
  try {
    const { togglePageMenu } = await rejectAfterTimeout(import('./page-menu.tsx'))
    await togglePageMenu(link, click)
  } catch {
    location.assign(link.href)
  }
}
