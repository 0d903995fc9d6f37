/** Keys in local storage, each a constant of its own so that the inline script carries no more than it reads. */
export const theme = 'theme'
export const dismissedAnnouncement = 'announcement-dismissed'
export const codeLanguage = 'code-language'
export const version = 'docs-preferred-version'
export const recentSearches = 'recent-searches'
