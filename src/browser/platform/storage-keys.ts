import { base } from './address.ts'

/**
 * Keys in local storage, each a constant of its own so that the inline script carries no more than it reads. Below a
 * path they end in it, since other sites of the same host keep theirs beside them.
 */
export const theme = `theme${base}`
export const dismissedAnnouncement = `announcement-dismissed${base}`
export const codeLanguage = `code-language${base}`
export const version = `docs-preferred-version${base}`
export const recentSearches = `recent-searches${base}`
