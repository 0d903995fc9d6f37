import { storageKeys } from '../wire.ts'

/** Runs inline before the first paint: what the reader chose decides how the page looks from its first frame on. */
const root = document.documentElement

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

if (!root.hasAttribute('data-fixed-theme')) {
  const theme = stored(storageKeys.theme)
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
}

const { announcement } = root.dataset
if (announcement !== undefined && stored(storageKeys.dismissedAnnouncement) === announcement) {
  root.dataset.announcementDismissed = ''
}

const language = stored(storageKeys.codeLanguage)
if (language) root.dataset.codeLanguage = language
