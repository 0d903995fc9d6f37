import { basePath } from './base-path.ts'

/**
 * Keys in local storage, each a constant of its own so that the inline script carries no more than it reads. Below a
 * path they end in it, since other sites of the same host keep theirs beside them.
 */
/** The colours that the reader chose. */
export const theme = `theme${basePath}`
/** The announcement that the reader has sent away. */
export const dismissedAnnouncement = `announcement-dismissed${basePath}`
/** The language that the reader reads code in. */
export const codeLanguage = `code-language${basePath}`
/** The address of the face that the browser has had, and so still has. */
export const face = `face${basePath}`
/** The version of the docs that the reader chose last. */
export const version = `docs-preferred-version${basePath}`
/** What the reader looked for lately. */
export const recentSearches = `recent-searches${basePath}`
/** The story whose calls the reader follows, and the call; in session storage. */
export const story = `story${basePath}`
