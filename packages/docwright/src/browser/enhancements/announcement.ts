import { listen } from '../platform/listen.ts'
import { store } from '../platform/storage.ts'

/** Hides the announcement once a reader has dismissed it, by its ID. A new announcement shows again. */
export function watchAnnouncement(): void {
  listen('click', (target) => {
    if (!target.closest('[data-dismiss-announcement]')) return
    const root = document.documentElement
    root.dataset.announcementDismissed = ''
    store('announcement-dismissed', root.dataset.announcement ?? '')
    document.querySelector<HTMLElement>('[data-navbar] a')?.focus()
  })
}
