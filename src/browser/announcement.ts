import { storageKeys } from '../wire.ts'
import { remember } from './storage.ts'

/** Dismissing the announcement is remembered for its id, so that the next one shows again. */
export function watchAnnouncement(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-dismiss-announcement]')) return
    const root = document.documentElement
    root.dataset.announcementDismissed = ''
    remember(storageKeys.dismissedAnnouncement, root.dataset.announcement ?? '')
    document.querySelector<HTMLElement>('[data-navbar] a')?.focus()
  })
}
